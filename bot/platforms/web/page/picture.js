// A picture whose places can be pressed, dragged and walked through with the arrow keys.

import { el } from './dom.js';
import { Loupe } from './loupe.js';
import { plain, verb } from './sheet.js';
import { speak } from './speak.js';
import { theme } from './theme.js';
import { mayTravel, Travel } from './travel.js';
import { t } from './words.js';

const NEAR = 24;   // CSS pixels beside a small place that still mean it
const REACH = 44;  // CSS pixels that every place reaches over, however small it is
const FAR = 10;    // CSS pixels after which a press is a drag
const LARGE = 0.06; // part of a picture beyond which a place is not outlined; equal cards are one
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** One picture on the page, newest only; `press` is told a key and where it was pressed,
 *  `elsewhere` a point at which there is none, whether something was carried from there and to which set,
 *  `astray` that something was carried to a set that does not take it, and whether another might. */
export class Picture {
  constructor({ press, elsewhere, astray, onlost }) {
    Object.assign(this, { press, elsewhere, astray, onlost, shown: null, spots: [], loose: [], sets: [], at: null, seen: {}, travel: null });
    this.layer = el('.spots', {});
    this.box = el('.picture', {
      tabindex: 0,
      role: 'group',
      onclick: (event) => this.clicked(event),
      onpointermove: (event) => this.moved(event),
      onpointerdown: (event) => this.down(event),
      onpointerup: (event) => this.up(event),
      onpointercancel: () => this.drop(),
      onkeydown: (event) => this.key(event),
    }, this.layer);
  }

  /** Show this picture of a pane with the places of these keys. */
  show(picture, keys, pane) {
    this.box.hidden = !picture;
    if (!picture) {
      this.shown = null;
      this.seen = {};
      return;
    }
    this.size = [picture.width, picture.height];
    const motions = this.motions(picture.moved, pane);
    this.seen = { pane, moment: picture.moved.moment };
    this.paint(picture, motions);
    this.spots = places(picture, keys);
    this.loose = keys.some((key) => verb(key) === 'back') ? looseTiles(picture, this.spots) : [];
    this.sets = Object.entries(picture.spots)
      .filter(([name]) => name.startsWith('set:'))
      .map(([name, area]) => ({ name: name.replace(/ 2$/, ''), area, keys: [] }));  // the second of two equal ones
    this.at = null;
    this.box.setAttribute('aria-label', t('describe'));
    const held = this.drag?.mark ? [this.drag.mark] : [];  // what is aimed at stays in sight
    this.layer.replaceChildren(...[...this.loose, ...this.spots].map((spot) => this.outline(spot)), ...held);
  }

  /** Paint it anew, in the theme of now. */
  repaint() {
    if (this.shown) this.paint(this.shown);
  }

  /** What moves on the way to a picture: nothing unless the one before it is in sight and still,
   *  and not what somebody has just carried there by hand. */
  motions({ moment, since, motions }, pane) {
    const follows = this.seen.pane === pane && this.seen.moment === since && moment !== since;
    if (!follows || !motions.length) return [];
    const { carried, travel } = this;
    this.carried = false;
    return carried || travel || !this.still ? [] : motions;
  }

  paint(picture, motions = []) {
    this.shown = picture;
    const source = `/picture/${picture.name}.png?theme=${theme()}`;
    const last = this.box.querySelector('img:last-of-type');
    if (last?.getAttribute('src') === source) {
      last.alt = picture.alt;
      return;
    }
    const image = el('img', { src: source, alt: picture.alt, width: picture.width, height: picture.height, draggable: 'false' });
    image.addEventListener('error', () => this.onlost(), { once: true });
    this.travel?.stop();
    this.still = false;
    const settle = () => {
      const newest = [...this.box.querySelectorAll('img')].at(-1);
      if (image !== newest) return;  // another one has come meanwhile
      this.still = true;
      this.box.style.setProperty('--wide', picture.width);
      this.box.style.setProperty('--high', picture.height);
      const reveal = () => this.reveal(image);
      if (!motions.length || !image.naturalWidth || !mayTravel()) reveal();
      else this.travel = new Travel(this.box, image, motions, { reveal, over: () => { this.travel = null; reveal(); } });
    };
    this.layer.before(image);
    image.decode().then(settle, settle);
  }

  /** A picture comes up, and those below it go. */
  reveal(image) {
    image.classList.add('there');
    for (const old of this.box.querySelectorAll('img')) {
      if (old === image) break;
      setTimeout(() => old.remove(), 260);
    }
  }

  outline(spot) {
    const [left, top, width, height] = spot.area.map((n, i) => (100 * n) / this.size[i % 2]);
    const [, snug] = spot.name.match(/^(card|stone):/) ?? [];  // side by side: outlined within
    const large = !snug && (width * height) / 10000 > LARGE;
    const taken = !movable(spot) && spot.keys.some((key) => key.on);  // a picked tile is painted so
    const kinds = [movable(spot) && 'toggle', large && 'large', snug && 'snug', snug, taken && 'taken'].filter(Boolean);
    const made = el(['span', 'spot', ...kinds].join('.'), { 'aria-hidden': 'true' });
    Object.assign(made.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
    const tab = snug === 'card' && this.shown.spots[spot.name.replace('card:', 'tab:')];
    if (tab) made.style.clipPath = notched(spot.area, tab);
    spot.element = made;
    return made;
  }

  // Pressing

  point(event) {
    const box = this.box.getBoundingClientRect();
    const scale = this.size[0] / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale, scale };
  }

  /** The place that is meant by a point: the smallest one there, or else the nearest. */
  find(point) {
    const inside = this.spots.filter((spot) => distance(spot.area, point) === 0);
    if (inside.length) return inside.reduce((a, b) => (space(b) < space(a) ? b : a));
    let best = null;
    let least = NEAR * point.scale;
    for (const spot of this.spots) {
      const away = distance(spot.area, point);
      if (away < least) [best, least] = [spot, away];
    }
    return best;
  }

  clicked(event) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const point = this.point(event);
    const spot = this.find(point);
    if (spot) this.press(spot.keys, { point, area: spot.area });
    else this.elsewhere(point);
  }

  moved(event) {
    if (this.drag) {
      this.pull(event);
      return;
    }
    if (event.pointerType !== 'mouse' || !this.size) return;
    const spot = this.find(this.point(event));
    for (const one of this.spots) one.element.classList.toggle('near', one === spot);
    this.box.classList.toggle('pressable', Boolean(spot));
  }

  // Dragging a tile: to be let go over the table

  down(event) {
    this.dragged = false;
    if (event.button !== 0 || !this.size) return;
    const point = this.point(event);
    const spot = this.find(point) ?? this.loose.find(({ area }) => distance(area, point) === 0);
    if (!spot || !movable(spot)) return;
    this.drag = { spot, from: [event.clientX, event.clientY], ghost: null };
  }

  pull(event) {
    const { spot, from, ghost } = this.drag;
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      this.box.setPointerCapture(event.pointerId);
      this.drag.ghost = this.ghost(spot);
    }
    this.drag.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    this.aim(event);
  }

  /** The set that a tile is held over, or close beside, where one would append it. */
  setAt(point) {
    const near = this.sets
      .map((set) => ({ ...set, away: distance(set.area, point) }))
      .filter(({ away }) => away < NEAR * point.scale);
    return near.reduce((a, b) => (a && a.away <= b.away ? a : b), null);
  }

  /** Outline the set that is meant: only of tiles that are picked it is known whether it takes them,
   *  of any other it is neither promised nor denied. A finger hides it, so it is shown larger, too. */
  aim(event) {
    const { drag } = this;
    const point = this.point(event);
    const over = point.y < drag.spot.area[1] ? this.setAt(point) : null;
    if (over?.area !== drag.over) {
      drag.mark?.remove();
      drag.mark = over && this.outline(over);
      const takes = this.spots.some(({ name }) => name === over?.name) ? 'here' : 'refused';
      drag.kind = drag.spot.keys[0]?.on ? takes : 'aimed';
      drag.mark?.classList.add(drag.kind);
      if (drag.mark) this.layer.append(drag.mark);
      drag.over = over?.area;
    }
    if (event.pointerType === 'mouse') return;
    drag.loupe ??= new Loupe(this.source());
    drag.loupe.show(event, this.box.getBoundingClientRect(), over?.area.map((n) => n / point.scale), drag.kind);
  }

  source() {
    return this.box.querySelector('img:last-of-type').getAttribute('src');
  }

  ghost(spot) {
    const box = this.box.getBoundingClientRect();
    const scale = box.width / this.size[0];
    const [left, top, width, height] = spot.area.map((n) => n * scale);
    const ghost = el('.ghost', {});
    Object.assign(ghost.style, {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
      backgroundImage: `url("${this.source()}")`,
      backgroundSize: `${box.width}px ${box.height}px`,
      backgroundPosition: `${-left}px ${-top}px`,
    });
    this.box.append(ghost);
    return ghost;
  }

  up(event) {
    const { drag } = this;
    this.drop();
    if (!drag?.ghost) return;
    this.dragged = true;  // the click that follows is no click
    setTimeout(() => { this.dragged = false; }, 50);
    const point = this.point(event);
    const [, top, , height] = drag.spot.area;
    const away = distance(drag.spot.area, point) > height / 3;
    const [key] = drag.spot.keys;
    const up = point.y < top;  // towards the table
    if (!away || !(key?.on || up)) return;
    this.carried = true;
    const set = up ? this.setAt(point) : null;
    const takes = key?.on && set ? this.spots.find(({ name }) => name === set.name) : null;
    const there = takes ?? (key?.on && up ? this.find(point) : null);
    if (set && key?.on && !takes) this.astray(there?.name === 'table');
    if (there && !movable(there)) this.press(there.keys, { point, area: there.area });  // with all that are picked
    else if (key?.on && up) return;  // nothing takes it: it stays picked
    else if (key) this.press([key], { point, area: [0, 0, ...this.size], set: set?.name });
    else this.elsewhere(middle(drag.spot.area), { laid: true, set: set?.name });
  }

  drop() {
    for (const one of ['ghost', 'mark', 'loupe']) this.drag?.[one]?.remove();
    this.drag = null;
  }

  // Keys

  key(event) {
    const way = WAYS[event.key];
    if (way && this.spots.length) {
      event.preventDefault();
      this.walk(way);
    } else if ((event.key === 'Enter' || event.key === ' ') && this.at) {
      event.preventDefault();
      this.press(this.at.keys, { area: this.at.area, point: middle(this.at.area) });
    }
  }

  /** To the nearest place in a direction. */
  walk([dx, dy]) {
    const from = this.at ? middle(this.at.area) : { x: this.size[0] / 2, y: this.size[1] / 2 };
    let best = null;
    let least = Infinity;
    for (const spot of this.spots) {
      const to = middle(spot.area);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (spot !== this.at && along > 1 && along + 2.5 * aside < least) [best, least] = [spot, along + 2.5 * aside];
    }
    if (!best && !this.at) [best] = this.spots;
    if (!best) return;
    this.at?.element.classList.remove('here');
    this.at = best;
    best.element.classList.add('here');
    speak(best.keys.map(plain).join(', '));
  }
}

/** The places of keys in a picture; keys that share a place are together. */
function places(picture, keys) {
  const found = new Map();
  for (const key of keys) {
    const area = picture.spots[key.spot];
    if (!area) continue;
    if (found.has(key.spot)) found.get(key.spot).keys.push(key);
    else found.set(key.spot, { name: key.spot, area, keys: [key] });
  }
  return [...found.values()];
}

/** Tiles of the rack that are not asked about now: from a step further on they can be taken, too. */
function looseTiles(picture, spots) {
  return Object.entries(picture.spots)
    .filter(([name]) => name.startsWith('tile:') && !spots.some((spot) => spot.name === name))
    .map(([name, area]) => ({ name, area, keys: [] }));
}

/** Can it be dragged? */
function movable({ name, keys }) {
  return name.startsWith('tile:') && (!keys.length || keys[0].on !== undefined);
}

/** All of an outline but where a tab lies on its upper edge. */
function notched([left, top, width, height], [x, y, wide, high]) {
  const across = (n) => `${(100 * (n - left)) / width}%`;
  const below = `${(100 * (y + high - top)) / height}%`;
  const [from, to, out, far] = [across(x), across(x + wide), '-8px', 'calc(100% + 8px)'];
  const corners = [[out, out], [from, out], [from, below], [to, below], [to, out], [far, out], [far, far], [out, far]];
  return `polygon(${corners.map((pair) => pair.join(' ')).join(', ')})`;
}

/** How far a point is from a place; 0 in it. */
export function distance([left, top, width, height], { x, y }) {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** Is a place meant by a point in it, or so near that a thumb could not do better? */
export function reached(area, point) {
  const slack = (REACH * (point.scale ?? 0) - Math.min(area[2], area[3])) / 2;
  return distance(area, point) <= Math.max(0, slack);
}

export function space({ area }) {
  return area[2] * area[3];
}

function middle([left, top, width, height]) {
  return { x: left + width / 2, y: top + height / 2 };
}
