// One sentence an event, heard by those who do not see the page, and notes for those who do.

import { t } from './words.js';

const KEPT = 12000;  // ms that a sentence stays in the live region
const SHOWN = 2500;  // ms that a note stays at least: it lies over what one may want to press
const NOTICED = 1500;  // more for an alert, which comes when one expected something else
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

/** Show a sentence for as long as one reads it; a press takes it away. */
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
  place();
  setTimeout(() => line.remove(), SHOWN + (alert ? NOTICED : 0) + READ * sentence.length);
}

/** What went wrong has been done otherwise since: its alert is no longer true. It is taken away
 *  without a word, and nobody's focus is lost with it. */
export function settle() {
  for (const line of document.querySelectorAll('#notes .alert')) {
    if (line === document.activeElement) document.getElementById('move')?.focus({ preventScroll: true });
    line.remove();
  }
}

/** A note lies below, but never over the field in which one writes: then, and while the keyboard of
 *  a phone may be below, it lies above. */
function place() {
  const notes = document.getElementById('notes');
  const form = document.querySelector('form.typing');
  if (!notes.firstChild || !form) return;
  notes.classList.remove('above');
  const [field, below] = [form.getBoundingClientRect(), notes.getBoundingClientRect()];
  const covers = field.height > 0 && field.bottom > below.top && field.top < below.bottom;
  const keyboard = matchMedia('(pointer: coarse)').matches && form.contains(document.activeElement);
  notes.classList.toggle('above', covers || keyboard);
}

addEventListener('scroll', place, { passive: true });
addEventListener('resize', place);

/** Put a link on the clipboard; where the browser does not let us, show it. */
export async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    note(t('copied'));
  } catch {
    note(link, { alert: true });
  }
}
