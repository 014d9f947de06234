// Pieces of a new picture travel to their places, over the picture before it.

import { el } from './dom.js';

const BEAT = 60;  // ms
const SHORTEST = 300;  // ms in all, however few the beats
const LONGEST = 700;  // and however many
const FADING = 180;  // ms before the end in which the new picture comes up
const STRAIGHT = 'cubic-bezier(.35, 0, .25, 1)';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Would anybody see and like it? */
export function mayTravel() {
  return !calm.matches && !document.hidden;
}

/** One journey. `reveal` is called when the new picture should come up, `over` when all is done. */
export class Travel {
  constructor(box, image, motions, { reveal, over }) {
    Object.assign(this, { image, over });
    const beats = Math.max(...motions.map(({ way }) => way.at(-1)[2]));
    const time = Math.min(LONGEST, Math.max(SHORTEST, BEAT * beats));
    const left = motions.filter((motion) => motion.leaves);
    this.pieces = [
      ...left.map((motion) => this.uncover(motion, beats, time)),
      ...motions.map((motion) => this.send(motion, beats, time)),
    ];
    box.append(...this.pieces);
    this.timers = [setTimeout(reveal, time - FADING), setTimeout(() => this.stop(), time + FADING)];
  }

  /** At once to the end: nothing is left of it. */
  stop() {
    this.timers.forEach(clearTimeout);
    this.pieces.forEach((piece) => piece.remove());
    this.over();
  }

  /** Where a piece sets out, the new picture shows what is there now. */
  uncover({ piece: [, , width, height], way: [[x, y, beat]], disc }, beats, time) {
    const made = this.cut([x, y, width, height], disc);
    const offset = beat / beats;
    made.animate([{ opacity: 0 }, { opacity: 0, offset }, { opacity: 1, offset }, { opacity: 1 }], { duration: time, fill: 'both' });
    return made;
  }

  send({ piece, way, disc, appears }, beats, time) {
    const made = this.cut(piece, disc);
    const [x, y, width, height] = piece;
    const easing = way.length === 2 ? STRAIGHT : 'linear';
    const frames = way.map(([u, v, beat]) => ({
      transform: `translate(${(100 * (u - x)) / width}%, ${(100 * (v - y)) / height}%)`,
      offset: beat / beats,
      easing,
    }));
    const whole = [{ ...frames[0], offset: 0 }, ...frames, { ...frames.at(-1), offset: 1 }];
    made.animate(whole, { duration: time, fill: 'both' });
    if (appears) {
      const begin = way[0][2] / beats;
      made.animate([{ opacity: 0 }, { opacity: 0, offset: begin }, { opacity: 1, offset: (begin + 1) / 2 }, { opacity: 1 }], { duration: time, fill: 'both' });
    }
    return made;
  }

  /** A part of the new picture, where it lies in it. */
  cut([left, top, width, height], disc) {
    const { naturalWidth: wide, naturalHeight: high } = this.image;
    const made = el(`canvas.piece${disc ? '.disc' : ''}`, { width, height, 'aria-hidden': 'true' });
    made.getContext('2d').drawImage(this.image, left, top, width, height, 0, 0, width, height);
    Object.assign(made.style, {
      left: `${(100 * left) / wide}%`,
      top: `${(100 * top) / high}%`,
      width: `${(100 * width) / wide}%`,
      height: `${(100 * height) / high}%`,
    });
    return made;
  }
}
