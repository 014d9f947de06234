// What lies under a finger, larger and beside it: a finger hides the place where it lets go.

import { el } from './dom.js';

const SIZE = 136;  // CSS pixels across
const ZOOM = 2;
const AWAY = 110;  // from the finger to the middle of the glass
const EDGE = 4;    // to the edge of the window

export class Loupe {
  /** Over a picture with this source. */
  constructor(source) {
    this.mark = el('span.spot', { hidden: true });
    this.glass = el('.loupe', { 'aria-hidden': 'true' }, this.mark);
    this.glass.style.backgroundImage = `url("${source}")`;
    document.body.append(this.glass);
  }

  /** What is under this point of the window, of a picture in this box; `area` of it is meant, and
   *  marked as one of a `kind`. */
  show({ clientX, clientY }, box, area, kind) {
    const [x, y] = [clientX - box.left, clientY - box.top];
    const half = SIZE / 2;
    const above = clientY - AWAY - half > EDGE;
    const beside = clientX > innerWidth / 2 ? clientX - AWAY : clientX + AWAY;
    const left = (above ? clientX : beside) - half;
    Object.assign(this.glass.style, {
      left: `${Math.max(EDGE, Math.min(innerWidth - SIZE - EDGE, left))}px`,
      top: `${above ? clientY - AWAY - half : EDGE}px`,
      backgroundSize: `${ZOOM * box.width}px ${ZOOM * box.height}px`,
      backgroundPosition: `${half - ZOOM * x}px ${half - ZOOM * y}px`,
    });
    this.mark.hidden = !area;
    if (!area) return;
    this.mark.className = `spot ${kind}`;
    Object.assign(this.mark.style, {
      left: `${half + ZOOM * (area[0] - x)}px`,
      top: `${half + ZOOM * (area[1] - y)}px`,
      width: `${ZOOM * area[2]}px`,
      height: `${ZOOM * area[3]}px`,
    });
  }

  remove() {
    this.glass.remove();
  }
}
