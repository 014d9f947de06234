// What is proposed at a table, with its answers: in sight at once, on a phone over the picture, until
// it is settled.

import { el, refill } from './dom.js';
import { lines, rows, verb } from './sheet.js';

export const ANSWERS = ['agree', 'decline'];

/** What I can answer to what is proposed at a table; null: nothing is asked of me. */
function answers(table) {
  return table?.public?.rows.find((row) => row.some((key) => ANSWERS.includes(verb(key)))) ?? null;
}

/** Is something proposed that I may answer? */
export function proposed(table) {
  return answers(table) !== null;
}

/** What has become of what was proposed before, among new lines: the one that names it. */
export function settled(known, fresh) {
  const asked = known?.public?.lines[0]?.toLowerCase();
  return asked ? fresh.find((line) => line.length > asked.length && line.toLowerCase().includes(asked)) : undefined;
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
    return Boolean(row);
  }
}
