// What is proposed at a table, with its answers: in sight at once, on a phone over the picture, until
// it is settled.

import { el, refill } from './dom.js';
import { lines, rows, verb } from './sheet.js';

export const ANSWERS = ['agree', 'decline', 'withdraw'];

/** What I can say to what is proposed at a table; null: nothing. */
function answers(table, verbs = ANSWERS) {
  return table?.public?.rows.find((row) => row.some((key) => verbs.includes(verb(key)))) ?? null;
}

/** Is something proposed that I can still say something to? */
export function proposed(table) {
  return answers(table) !== null;
}

/** Is something proposed, and my answer waited for? */
export function awaited(table) {
  return answers(table, ['agree']) !== null;
}

/** What has become of what was proposed before, among new lines: the one that quotes it. */
export function settled(known, fresh) {
  const asked = known?.public?.lines[0]?.toLowerCase() ?? '';
  return fresh.find((line) => {
    const quoted = line.match(/[“„«]\s*(.+?)\s*[”“»] – /)?.[1];
    return quoted && asked.startsWith(quoted.toLowerCase());
  });
}

/** The box of it on the page. */
export class Proposal {
  constructor() {
    this.box = el('section.card.proposal', { hidden: true });
  }

  /** Show what is proposed at a table; whether anything is. */
  draw(table, press) {
    const row = answers(table);
    this.box.hidden = !row;
    if (row) refill(this.box, ...lines([table.public.lines[0]], 0), ...rows({ rows: [row], also: [] }, press));
    else this.box.replaceChildren();
    return Boolean(row);
  }
}
