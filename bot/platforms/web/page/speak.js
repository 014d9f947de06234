// One sentence an event, heard by those who do not see the page, and notes for those who do.

import { t } from './words.js';

const KEPT = 12000;  // ms that a sentence stays in the live region
const SHOWN = 2500;  // ms that a note stays at least: it lies over what one may want to press
const READ = 60;  // and for each letter

/** Say a sentence to screen readers, after what is being said. */
export function speak(sentence) {
  const live = document.getElementById('live');
  const line = document.createElement('p');
  line.textContent = sentence;
  live.append(line);
  setTimeout(() => line.remove(), KEPT);
}

/** What has happened since what this page has shown, whoever began to tell anew: it, or the server. */
export function unheard(known, { log, fresh }) {
  if (!known.log || !log) return fresh;
  const [last] = known.log.at(-1) ?? [0];
  const heard = new Set(known.log.map(String));
  const told = log.filter((one) => one[0] >= last && !heard.has(String(one))).map(([, line]) => line);
  const logged = new Set(log.map(([, line]) => line));
  return told.length ? told : fresh.filter((line) => !logged.has(line));
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
  const time = SHOWN + READ * sentence.length;
  setTimeout(() => line.remove(), alert ? 3 * time : time);
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
