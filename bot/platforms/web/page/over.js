// What is shown over the page to one person: a sheet of no table's own, a question, the menu.

import { button, el } from './dom.js';
import { lines, plain, rows, steps, verb } from './sheet.js';
import { copy, settle } from './speak.js';
import { choose, chosen, theme } from './theme.js';
import { t } from './words.js';

export class Over {
  constructor(press) {
    this.press = (key) => (key.style === 'bad' && verb(key) !== 'forget' ? this.sure(key, press) : press(key));
    this.body = el('.over-body', {});
    this.dialog = el('dialog.card', {},
      button('×', () => this.close(), { style: 'square.close', 'aria-label': t('close') }), this.body);
    document.body.append(this.dialog);
    this.dialog.addEventListener('click', (event) => { if (event.target === this.dialog) this.close(); });
    this.dialog.addEventListener('keydown', (event) => this.key(event));
  }

  /** A sheet of the core; its first line is a heading, unless it has lines of its own. */
  show(sheet) {
    const picture = sheet.picture && el('img', { src: `/picture/${sheet.picture.name}.png?theme=${theme()}`, alt: sheet.picture.alt });
    const walk = steps(sheet, this.press);
    const { slot } = this.body.contains(document.activeElement) ? document.activeElement.dataset : {};
    if (walk) this.fill(walk, picture, el('.told', { tabindex: 0 }, ...lines(sheet.lines, 0)));
    else this.fill(picture, ...lines(sheet.lines, sheet.lines[0]?.includes('\n') ? -1 : 0), ...rows(sheet, this.press));
    const again = walk && (walk.children[slot ?? 2].disabled ? walk.querySelector(':enabled') : walk.children[slot ?? 2]);
    again?.focus({ preventScroll: true });
  }

  /** The arrows go from play to play, where there are any. */
  key({ key }) {
    const slot = { ArrowLeft: 1, ArrowRight: 2 }[key];
    if (slot) this.body.querySelector(`.steps [data-slot="${slot}"]`)?.click();
  }

  /** What ends something for everyone is pressed twice, and what it does is said before. */
  sure(key, press) {
    this.fill(
      el('p.question', {}, plain(key)),
      el('p', {}, t(`sure-${verb(key)}`)),
      el('.row', {}, button(plain(key), () => press(key), { style: 'bad' }), button(t('rather-not'), () => this.close())));
  }

  /** Which of these did you mean? */
  ask(keys, answer) {
    this.fill(
      el('p.question', {}, t('which-way')),
      ...keys.map((key) => button(plain(key), () => { this.close(); answer(key); })));
  }

  fill(...children) {
    this.body.replaceChildren(...children.filter(Boolean));
    if (this.dialog.open) return;
    settle();  // else it would be dimmed, and could not be pressed away
    this.dialog.showModal();
  }

  close() {
    this.dialog.close();
  }
}

/** Everything that is not a move. */
export function openMenu(page) {
  const { over, me } = page;
  const table = page.table();
  const commands = page.watching ? [] : me.menu.map(({ command, label }) => button(label, () => {
    over.close();
    page.command(command);
  }));
  const watch = table?.watch && !page.watching && button(t('watch-link'), async () => {
    const link = new URL(`/w/${table.watch}`, location.href).href;
    over.close();
    await copy(link);
  });
  const themes = ['auto', 'light', 'dark'].map((one) => button(t(`theme-${one}`), () => {
    choose(one);
    openMenu(page);
  }, { pressed: chosen() === one }));
  over.fill(
    el('h2', {}, t('menu')),
    ...commands,
    watch,
    el('h2', {}, t('theme')),
    el('.row', {}, ...themes),
    el('h2', {}, t('keys')),
    el('p', {}, [t('keys-how'), turnsStones(table) && t('keys-turn')].filter(Boolean).join(' ')));
}

/** Is it a game whose stones are turned? */
function turnsStones(table) {
  return Object.keys(table?.private?.picture?.spots ?? {}).some((name) => /^(stone|cell):/.test(name));
}
