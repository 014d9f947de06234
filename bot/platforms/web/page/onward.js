// A press at a place that goes on by itself: first the row was chosen, now the cell in it, and the
// stone lies there as the last one did; first a tile was picked, now the set over which it was let
// go; first the card was laid back, now another one; first what was laid is taken back, now one more
// tile goes with it.

import { distance, reached, space } from './picture.js';
import { code, verb } from './sheet.js';

const TABLE = 'table';  // all of it: more tiles may follow one that was let go there
const SOUGHT = 4;       // tiles at most for which sets are looked for
const PATIENCE = 5000;  // ms in which it may go on

export class Onward {
  /** A key of a sheet was pressed; with a point, at a place of its picture. `seek`: on the way to
   *  that point; `aim`: with a tile that was let go on a set, in the midst of others. */
  pressed(key, { point, area, set = null, seek = false, tile = null, laid = false, aim = null }, from) {
    if (isPosture(key) || verb(key) === 'instead') this.posture = code(key);
    const at = { point, area, set, seek, tile, laid, aim, from: asked(from), until: Date.now() + PATIENCE };
    this.at = point || aim ? at : null;
  }

  /** It does not go on; whether it was about to. */
  stop() {
    const { at } = this;
    this.at = null;
    return Boolean(at);
  }

  /** The key that is meant next on a sheet, and where it is; null: people are asked. */
  next(sheet) {
    const { at } = this;
    if (!at || !sheet?.picture || Date.now() > at.until || asked(sheet) === at.from) return null;
    const keys = [...sheet.rows.flat(), ...sheet.also];
    if (at.tile) return another(keys, at);
    if (at.laid) {
      const find = keys.find((key) => key.spot === TABLE);
      return find ? { key: find, where: { aim: at.aim } } : null;
    }
    if (at.aim) return this.landed(sheet, at.aim);
    if (at.set) return this.onto(keys, at.set);
    const inner = keys
      .map((key) => ({ key, area: sheet.picture.spots[key.spot] }))
      .filter(({ key, area }) => area && !isPosture(key) && key.spot !== TABLE && reached(area, at.point))
      .toSorted((a, b) => distance(a.area, at.point) - distance(b.area, at.point))
      .find((one) => space(one) < 0.5 * space(at));
    if (inner && (isPart(inner.key) || !at.seek)) {
      return { key: inner.key, where: isPart(inner.key) ? { point: at.point, area: inner.area } : {} };
    }
    if (at.seek) return back(keys, at);
    const ways = keys.filter(isPosture);
    return ways.length ? { key: ways.find((key) => code(key) === this.posture) ?? ways[0], where: {} } : null;
  }

  /** The set over which a tile was let go, if it takes all that are picked; else whether there is
   *  another place. Of more tiles than a set is looked for nothing is known. */
  onto(keys, set) {
    this.at = null;
    const key = keys.find((one) => one.spot === set);
    if (key) return { key, where: {} };
    const picked = keys.filter((one) => one.on && one.spot?.startsWith('tile:'));
    return picked.length > SOUGHT ? null : { astray: true, elsewhere: keys.some((one) => one.spot === TABLE) };
  }

  /** A place was found for all tiles: is the last one in the set on which it was let go? */
  landed(sheet, { set, sets }) {
    this.at = null;
    const now = setsOf(sheet);
    const fresh = without(now.flatMap(tilesOf), sets.flatMap(tilesOf));
    const there = now.some((one) => !sets.includes(one)
      && tilesOf(one).some((tile) => fresh.includes(tile))
      && without(tilesOf(one), fresh).some((tile) => tilesOf(set).includes(tile)));
    return there ? null : { astray: true, elsewhere: true };
  }

  /** A stone is looked at, or its cell in a row is asked for, and people point at another place;
   *  or a card has been chosen, and they point at another one, or tiles, and they point at or carry
   *  another one: the first step on the way there. */
  again(sheet, point, { laid = false, set = null } = {}) {
    const keys = [...sheet.rows.flat(), ...sheet.also];
    const [tile] = Object.entries(sheet.picture.spots)
      .find(([name, area]) => name.startsWith('tile:') && distance(area, point) === 0) ?? [];
    const aim = set && { set, sets: setsOf(sheet) };
    if (tile) return another(keys, { point, area: whole(sheet), tile, laid, aim });
    const cards = Object.entries(sheet.picture.spots).filter(([name]) => name.startsWith('card:'));
    if (cards.some(([, area]) => distance(area, point) === 0)) return back(keys, { point, area: whole(sheet) });
    if (!keys.some((key) => verb(key) === 'instead' || key.spot?.startsWith('cell:'))) return null;
    return back(keys, { point, area: whole(sheet) });
  }
}

function whole({ picture: { width, height } }) {
  return [0, 0, width, height];
}

/** What a sheet asks: the same for the same question, however often it is told. */
function asked(sheet) {
  return sheet.rows.flat().map((key) => key.token).join(' ');
}

/** One step back, in search of the question that offers a place there; not beyond that for a row. */
function back(keys, { point, area }) {
  const first = keys.some((one) => /^(stone|row):/.test(one.spot ?? ''));
  const key = first ? null : keys.find((one) => verb(one) === 'back');
  return key ? { key, where: { point, area, seek: true } } : null;
}

/** A tile of the rack, or one step back in search of the question that offers it; carried to the
 *  table it goes where there is a place for all of them. */
function another(keys, { point, area, tile, laid, aim }) {
  const key = keys.find((one) => one.spot === tile);
  if (key) return { key, where: laid && !key.on ? { point, area, laid, aim } : {} };
  const before = keys.find((one) => verb(one) === 'back');
  return before ? { key: before, where: { point, area, tile, laid, aim } } : null;
}

/** The sets that lie on the table of a picture. */
function setsOf({ picture }) {
  return Object.keys(picture.spots).filter((name) => name.startsWith('set:'));
}

/** The tiles of a set, by its name. */
function tilesOf(name) {
  return name.replace(/ 2$/, '').replace(/^set:|[^\w ]/g, '').split(' ');
}

/** What is left of some tiles when others are taken away, each once. */
function without(all, taken) {
  const left = [...all];
  for (const one of taken) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** Is it a way to set a stone down? */
function isPosture(key) {
  return Boolean(key.spot?.startsWith('posture:'));
}

/** Is it a part of the board, or a card? */
function isPart(key) {
  return /^(row|cell|card):/.test(key.spot ?? '');
}
