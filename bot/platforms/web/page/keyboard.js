// What the keys of a keyboard mean at a table.

import { ordered, verb } from './sheet.js';

/** The button of a seat's own sheet that a key means; `onButton`: Enter presses that one anyway. */
export function meant(sheet, { key, shiftKey, repeat }, onButton) {
  const keys = sheet ? ordered(sheet).flat() : [];
  const one = (name) => keys.find((each) => verb(each) === name);
  const turned = (sheet?.also ?? []).filter((each) => verb(each) === 'instead');
  switch (key) {
    case 'Backspace': case 'Escape': return one('back');
    case 'Enter': return onButton || repeat ? null : one('confirm');
    case 'r': case 'R': return shiftKey ? turned.at(-1) : turned[0];
    default: return keys.filter((each) => ['menu', 'toggle'].includes(verb(each)))[Number.parseInt(key, 10) - 1];
  }
}
