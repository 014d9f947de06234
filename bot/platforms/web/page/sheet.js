// A sheet of the core as elements: lines, and rows of buttons.

import { button, el } from './dom.js';
import { region } from './words.js';

/** What a button's token is about: its first part is a verb. */
export function verb(key) {
  return key.token.split('.')[0];
}

/** What a token answers: the same number for the same posture of a stone, wherever it lies. */
export function code(key) {
  return key.token.split('.').at(-1);
}

/** A label without the sign that shows on or off where nothing else can. */
export function plain(key) {
  return key.on === undefined ? key.label : key.label.replace(/^[✓·] /u, '');
}

const MOMENT = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g;

/** A text with its moments in the time of this device. */
export function local(text) {
  return text.replace(MOMENT, (moment) => {
    const at = new Date(moment.replace(' UTC', 'Z').replace(' ', 'T'));
    if (Number.isNaN(at.getTime())) return moment;
    return at.toLocaleString(region(), { dateStyle: 'medium', timeStyle: 'short' });
  });
}

/** Which line of a seat's own sheet is the question: the last one, or that before the time until
 *  which it may be answered. */
export function questionAt(texts) {
  const at = texts.findLastIndex((text) => text.search(MOMENT) < 0);
  return at < 0 ? texts.length - 1 : at;
}

/** The lines of a sheet; the one at `at` says what matters now. */
export function lines(texts, at) {
  return texts.map((text, index) => (index === at
    ? el('p.question', { tabindex: -1 }, local(text))
    : el('p', {}, local(text))));
}

/** The rows of buttons; `press` is told which. Verbs that mean nothing on a page are left out:
 *  the newest is always there, and always in sight. What can be played comes before what could be
 *  done instead, so that it is in sight too. */
export function rows(sheet, press, without = [], { packed = false } = {}) {
  const kept = ordered(sheet)
    .map((row) => row.filter((key) => !without.includes(verb(key))))
    .filter((row) => row.length);
  return (packed ? pack(kept) : kept)
    .map((row) => el(row.every(toggles) ? '.row.tiles' : '.row', {}, ...row.map((key) => one(key, press))));
}

/** Rows of one button each, one after the other, are one row. */
function pack(all) {
  return all.reduce((done, row) => {
    const last = done.at(-1);
    if (row.length === 1 && last?.lone) last.push(...row);
    else done.push(Object.assign([...row], { lone: row.length === 1 }));
    return done;
  }, []);
}

/** The rows in the order in which they are shown: what is picked one by one is together, between
 *  what came before it and what came after. */
export function ordered(sheet) {
  const sorted = sheet.rows.toSorted((one, other) => confirms(other) - confirms(one));
  const picked = sorted.flat().filter(toggles);
  if (!picked.length) return sorted;
  const at = sorted.findIndex((row) => row.some(toggles));
  const within = sorted[at].findIndex(toggles);
  const after = [sorted[at].slice(within), ...sorted.slice(at + 1)].map((row) => row.filter((key) => !toggles(key)));
  const menu = after.flat().filter((key) => verb(key) === 'menu');
  const controls = after.map((row) => row.filter((key) => verb(key) !== 'menu'));
  return [...sorted.slice(0, at), sorted[at].slice(0, within), picked, menu, ...controls].filter((row) => row.length);
}

function toggles(key) {
  return key.on !== undefined;
}

function confirms(row) {
  return Number(row.some((key) => verb(key) === 'confirm'));
}

/** Another way to do what is looked at: the stone turned on, and back. */
export function turns(sheet, press) {
  const turned = sheet.also.filter((key) => verb(key) === 'instead');
  if (!turned.length) return [];
  const made = turned.map((key) => one(key, press));
  made.forEach((each, i) => each.setAttribute('aria-keyshortcuts', i ? 'Shift+R' : 'R'));
  return [el('.row.turns', {}, ...made)];
}

/** From play to play of a finished game: four buttons that stay where they are, however far it is
 *  in either direction; null: this sheet has none. */
export function steps(sheet, press) {
  const keys = sheet.rows.flat();
  if (!keys.length || keys.some((key) => verb(key) !== 'look')) return null;
  const back = keys.filter((key) => key.label.startsWith('‹')).toReversed();
  const on = keys.filter((key) => !key.label.startsWith('‹'));
  const slots = [back[1], back[0], on[0], on[1]];
  return el('.row.steps', {}, ...slots.map((key, i) => (key
    ? one(key, press, { slot: i })
    : button('', null, { style: 'unused', disabled: true, data: { slot: i } }))));
}

function one(key, press, more = {}) {
  if (key.url) return el(`a.button.${key.style}`, { href: key.url, target: '_blank', rel: 'noopener' }, key.label);
  const classes = [key.style, key.spot ? 'choice' : '', key.on === undefined ? '' : 'toggle'];
  return button(plain(key), (event) => press(key, event.currentTarget), {
    style: classes.filter(Boolean).join('.'),
    pressed: key.on ?? null,
    data: { token: key.token, label: plain(key), verb: verb(key), ...more },
  });
}
