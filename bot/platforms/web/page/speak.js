// One sentence an event, heard by those who do not see the page, and notes for those who do.

import { t } from './words.js';

const KEPT = 12000;  // ms that a sentence stays in the live region
const SHOWN = 6000;  // ms that a note stays

/** Say a sentence to screen readers, after what is being said. */
export function speak(sentence) {
  const live = document.getElementById('live');
  const line = document.createElement('p');
  line.textContent = sentence;
  live.append(line);
  setTimeout(() => line.remove(), KEPT);
}

/** Show a sentence for a while; an alert stays until it is pressed away. */
export function note(sentence, { alert = false } = {}) {
  const notes = document.getElementById('notes');
  const line = document.createElement('button');
  line.type = 'button';
  line.className = alert ? 'note alert' : 'note';
  line.textContent = sentence;
  line.addEventListener('click', () => line.remove());
  notes.replaceChildren(line);
  if (notes.popover) {  // over an open dialog as well
    notes.hidePopover();
    notes.showPopover();
  }
  setTimeout(() => line.remove(), alert ? 3 * SHOWN : SHOWN);
}

/** Put a link on the clipboard; where the browser does not let us, show it. */
export async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    note(t('copied'));
  } catch {
    note(link, { alert: true });
  }
}
