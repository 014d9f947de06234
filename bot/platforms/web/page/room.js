// A room: its tables, each with what everyone sees and what only I see.

import { button, el, refill } from './dom.js';
import { nameField } from './landing.js';
import { meant } from './keyboard.js';
import { openMenu, Over } from './over.js';
import { Line, post } from './net.js';
import { Picture } from './picture.js';
import { Onward } from './onward.js';
import { ANSWERS, awaited, Proposal, proposed, settled } from './proposal.js';
import { code, lines, plain, questionAt, rows, turns, verb } from './sheet.js';
import { copy, note, settle, speak, unheard } from './speak.js';
import { follow } from './theme.js';
import { region, t } from './words.js';

const AT_ONCE = '1';  // the step of a join that is the opener's own
const SETTLING = 700;  // ms until a room that shows no table has none

export class RoomPage {
  constructor(app, me, kind, name) {
    Object.assign(this, { me, kind, room: name, tables: new Map(), sat: new Set(), chosen: null, side: null, settling: new Set() });
    this.build(app);
    this.onward = new Onward();
    this.over = new Over((key) => this.press([key], { pane: 'over' }));
    follow(() => this.picture.repaint());
    this.line = new Line(`/events/${kind}/${name}`, {
      onnews: (news) => this.news(news),
      onstate: (good, seated) => this.state(good, seated),
      onfull: (full) => this.full(full),
      onmissing: () => this.missing(),
    });
    this.draw();
  }

  get watching() {
    return this.kind === 'w' && !this.seated;
  }

  build(app) {
    this.picture = new Picture({
      press: (keys, where) => this.press(keys, { ...where, pane: this.shownPane() }),
      elsewhere: (point, more) => this.elsewhere(point, more),
      astray: (elsewhere) => note(t(elsewhere ? 'not-there-but' : 'not-there')),
      onlost: () => this.line.open(),
    });
    this.tabs = el('nav.tabs', { 'aria-label': t('tables') });
    this.views = el('.views', {});
    this.words = el('details.words', {}, el('summary', {}, t('in-words')), el('p', {}));
    this.mine = el('section.card.mine', { 'aria-label': t('private') });
    this.ours = el('section.card.ours', { 'aria-label': t('board') });
    this.proposal = new Proposal();
    this.past = el('ol', {});
    this.log = el('section.card.log', {}, el('h2', {}, t('log')), this.past);
    this.form = this.typing();
    this.welcome = el('section.card.welcome', {});
    this.lost = el('p.lost', { hidden: true }, t('lost'));
    this.top = this.header();
    app.replaceChildren(
      this.top,
      this.lost,
      el('main.room', {},
        el('section.stage', {}, el('.bar', {}, this.tabs, this.views), this.picture.box, this.words),
        el('aside.side', {}, this.proposal.box, this.welcome, this.mine, this.form, this.ours, this.log)));
    document.addEventListener('keydown', (event) => this.shortcut(event));
  }

  header() {
    const link = location.href;
    const share = async () => {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ url: link }).catch(() => null);
        return;
      }
      await copy(link);
    };
    return el('header.top', {},
      el('a.brand', { href: '/' }, el('img', { src: new URL('./icon.svg', import.meta.url), alt: '', width: 28, height: 28 }), t('title')),
      el('span.grow', {}),
      this.watching ? el('span.chip', {}, t('watching')) : button(t('copy-link'), share, { style: 'link', title: t('invite') }),
      button('☰', () => openMenu(this), { style: 'square', 'aria-label': t('menu') }));
  }

  typing() {
    const field = el('input', { id: 'move', maxlength: 500, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', list: 'moves' });
    const moves = el('datalist', { id: 'moves' });
    field.addEventListener('input', () => this.complete(field.value, moves));
    return el('form.card.typing', {
      hidden: true,
      onsubmit: async (event) => {
        event.preventDefault();
        const text = field.value.trim();
        if (!text) return;
        const answer = text.startsWith('/')
          ? await this.command(...split(text))
          : await this.act({ what: 'typed', text, pane: 'private' });
        if (answer && !answer.alert) field.value = '';
      },
    }, el('label', { for: 'move' }, t('move-how')), el('.row', {}, field, el('button.good', {}, t('send'))), moves);
  }

  async complete(text, moves) {
    clearTimeout(this.thinking);
    if (text.startsWith('/')) return;
    this.thinking = setTimeout(async () => {
      const answer = await post('/api/complete', { room: this.room, table: this.table()?.id ?? '', text });
      moves.replaceChildren(...(answer?.moves ?? []).map((move) => el('option', { value: move })));
    }, 250);
  }

  // News

  state(good, seated) {
    if (good) {
      if (this.seated !== seated) this.seat(seated);
      clearTimeout(this.losing);
      this.losing = null;
      this.lost.hidden = true;
      setTimeout(() => { this.settled = true; this.draw(); }, SETTLING);
    } else {  // a moment without a line is no news
      this.losing ??= setTimeout(() => { this.lost.hidden = false; }, 1500);
    }
  }

  /** Why there is no news: more pages are open than one may have, or we do not know. */
  full(full) {
    this.lost.textContent = t(full ? 'many-pages' : 'lost');
  }

  /** A table of another platform: may I act at it? */
  seat(seated) {
    this.seated = seated;
    this.top.replaceWith(this.top = this.header());
  }

  missing() {
    this.gone = true;
    this.lost.hidden = true;
    this.draw();
  }

  news(news) {
    const known = this.tables.get(news.id);
    const table = { ...known, ...news };
    const looked = known && known === this.table() && this.shownPane() === 'private';
    this.tables.set(news.id, table);
    const now = question(table);
    if (known) {
      const fresh = unheard(known, news);
      for (const line of fresh) speak(line);
      const off = settled(known, fresh);
      if (off) note(off);
      if (now && now !== question(known)) speak(now);
    }
    if (!known && !this.watching) this.chosen = null;  // a new table is looked at first
    if (!known?.private && news.private) this.side = null;
    if (looked && live(known) && !live(table)) this.side = 'private';  // the last move is seen first
    if (known && awaited(table) && !awaited(known)) this.tell(table.id);
    if (!this.goOn(table)) this.draw();
    this.sitDown(table);
  }

  /** Whoever has opened a table wants to play, and is asked for nothing but a name. */
  sitDown(table) {
    const key = table.public?.rows.flat().find((one) => verb(one) === 'join' && code(one) === AT_ONCE);
    if (!key || !this.me.name || this.sat.has(table.id)) return;
    this.sat.add(table.id);
    this.press([key], { pane: 'public' });
  }

  /** Something is proposed; what is settled at once needs no word. */
  tell(id) {
    this.settling.add(id);
    setTimeout(() => {
      this.settling.delete(id);
      const table = this.tables.get(id);
      if (!proposed(table)) return;
      const [line] = table.public.lines;
      if (this.over.dialog.open) note(line);  // it hides the box
      else speak(line);
      this.draw();
    }, SETTLING);
  }

  /** The table that is shown: the chosen one, where I am due, where I sit, the newest. */
  table() {
    const all = [...this.tables.values()].sort((a, b) => b.number - a.number);
    return this.tables.get(this.chosen)
      ?? all.find((one) => one.private?.typed)
      ?? all.find((one) => one.private?.picture && live(one))
      ?? all[0];
  }

  shownPane() {
    const table = this.table();
    if (!table?.private?.picture) return 'public';
    const usual = live(table) ? 'private' : 'public';
    return (this.side ?? usual) === 'public' && table.public?.picture ? 'public' : 'private';
  }

  // Drawing

  draw() {
    const table = this.table();
    this.drawTitle();
    this.drawWelcome(table);
    this.drawTabs(table);
    this.drawPicture(table);
    this.drawPanes(table);
    this.drawLog(table);
  }

  drawTitle() {
    document.title = [...this.tables.values()].some(due) ? `● ${t('your-turn')} – ${t('title')}` : t('title');
  }

  drawWelcome(table) {
    const parts = [];
    if (this.gone) parts.push(el('p', {}, t('no-room')), el('a', { href: '/' }, t('title')));
    else if (!table && this.settled && !this.watching) {
      parts.push(el('p.question', {}, t('no-table')));
      parts.push(...this.me.games.map(({ key, name }) => el('.row', {},
        button(name, () => this.command('play', key), { style: 'good' }),
        button(`${name} – ${t('against-computers')}`, () => this.command('solo', key)))));
      parts.push(el('p', {}, t('invite')));
    }
    const named = this.welcome.querySelector('.name');
    const stranger = !this.me.name && !this.watching && !this.gone && !table?.private;
    if (stranger) parts.push(named ?? nameField(this.me));
    this.welcome.hidden = parts.length === 0;
    refill(this.welcome, ...parts);
  }

  drawTabs(table) {
    const all = [...this.tables.values()].sort((a, b) => a.number - b.number);
    const pick = (one) => { this.chosen = one.id; this.side = null; this.draw(); };
    refill(this.tabs, ...(all.length < 2 ? [] : all.map((one) => button(
      `${t('table')} ${one.number}${due(one) ? ' ●' : ''}`, () => pick(one),
      { pressed: one === table, data: { token: one.id } }))));
    const pane = this.shownPane();
    const over = table?.public?.rows.flat().some((key) => verb(key) === 'look');
    const result = table?.public?.picture?.result;
    const both = table?.private?.picture && table.public?.picture && (result || !over);  // ended: one board
    const sides = over ? [['private', 'final'], ['public', 'result']] : [['private', 'hand'], ['public', 'board']];
    refill(this.views, ...(both ? sides.map(([side, word]) => button(
      t(word), () => { this.side = side; this.draw(); }, { pressed: pane === side, data: { token: side } })) : []));
  }

  drawPicture(table) {
    const pane = this.shownPane();
    const sheet = table?.[pane];
    this.picture.show(sheet?.picture, sheet ? [...sheet.rows.flat(), ...sheet.also] : [], `${table?.id} ${pane}`);
    this.words.hidden = !sheet?.picture;
    this.words.lastElementChild.textContent = sheet?.picture?.words ?? '';
    document.body.classList.toggle('bare', !sheet?.picture);
  }

  drawPanes(table) {
    const own = table?.private && live(table) ? table.private : null;
    const all = table?.public;
    const press = (pane) => (key) => this.press([key], { pane });
    const told = new Set((table?.log ?? []).map(([, line]) => line));  // one's own may come first
    this.mine.hidden = !own;
    this.mine.classList.toggle('aside', Boolean(own) && !own.picture);  // a chair, before the game
    if (own) {
      const asked = questionAt(own.lines);
      const news = own.lines.filter((line, i) => i > asked || (i < asked && !all?.lines.includes(line) && !told.has(line)));
      refill(
        this.mine,
        ...lines([own.lines[asked]], 0),
        ...turns(own, press('private')),
        ...rows(own, press('private'), ['hand']),
        ...lines(news));  // below the buttons: whatever comes in, they stay under the thumb
      [own.lines[asked], ...news].forEach((line) => told.add(line));
    }
    this.mine.classList.toggle('due', Boolean(own) && due(table));
    this.form.hidden = !own?.typed;
    const asked = this.proposal.draw(this.settling.has(table?.id) ? null : table, press('public'));
    this.ours.hidden = !all;
    if (all) {
      const [first, ...rest] = asked ? all.lines.slice(1) : all.lines;
      refill(
        this.ours,
        ...lines([first], own?.picture ? -1 : 0),
        ...rows(all, press('public'), ['down', ...ANSWERS, ...(own ? ['hand', 'next'] : [])], { packed: true }),
        ...lines(rest.filter((line) => !told.has(line))));
    }
  }

  drawLog(table) {
    const told = table?.log ?? [];
    this.log.hidden = told.length === 0;
    refill(this.past, ...told.toReversed().map(([at, line]) => el('li', {}, line, ' ', el('time', {}, clock(at)))));
  }

  // What people do

  /** Press a key; several that share a place are asked about. */
  async press(keys, { pane, ...where }) {
    if (this.watching) return;
    if (keys.length > 1) {
      this.over.ask(keys, (key) => this.press([key], { pane }));
      return;
    }
    const [key] = keys;
    if (pane === 'private') this.onward.pressed(key, where, this.table()?.private);
    const waiting = key.on === undefined && pane === 'private' ? this.mine : null;
    waiting?.classList.add('waiting');  // the next question is on its way
    const answer = await this.act({ what: 'press', token: key.token, pane });
    waiting?.classList.remove('waiting');
    if (!answer && this.onward.stop()) this.draw();
    if (pane === 'over' && answer && !answer.sheet) this.over.close();
    if (verb(key) === 'like') this.relearn();
    if (verb(key) === 'hand') { this.side = null; this.draw(); }
  }

  /** Another language has been chosen: the page speaks it as well. */
  async relearn() {
    const { language } = await (await fetch('/api/me')).json();
    if (language !== this.me.language) location.reload();
  }

  command(name, text = '') {
    return this.act({ what: 'command', name_of_command: name, text, pane: 'public' });
  }

  async act(what) {
    const table = this.table()?.id ?? '';
    const answer = await post('/api/act', { room: this.room, table, name: this.me.name || t('guest'), ...what });
    if (!answer) return null;
    if (!answer.alert) settle();
    if (answer.sheet) this.over.show(answer.sheet);
    for (const sentence of answer.said) note(sentence, { alert: answer.alert });  // over the sheet
    return answer;
  }

  /** Whether a press at a place went on by itself: then its next answer is on its way. */
  goOn(table) {
    const next = this.onward.next(table.private);
    if (next?.astray) this.picture.astray(next.elsewhere);
    if (next?.key) this.press([next.key], { pane: 'private', ...next.where });
    return Boolean(next?.key);
  }

  /** Pointed where nothing is offered: a stone that is looked at goes there, if it can; another
   *  card is taken instead, another tile as well; `laid`: it was carried to the table, maybe to a set. */
  elsewhere(point, carried = {}) {
    if (this.shownPane() !== 'private') return;
    const first = this.onward.again(this.table().private, point, carried);
    if (first) this.press([first.key], { pane: 'private', ...first.where });
  }

  /** Digits choose, R turns, Enter plays the move that is shown, Backspace and Escape go back: while
   *  the picture or the menu has the focus, or nothing has. */
  shortcut(event) {
    const at = document.activeElement;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || this.over.dialog.open) return;
    if (at !== document.body && !this.picture.box.contains(at) && !this.mine.contains(at)) return;
    const key = meant(this.table()?.private, event, at instanceof HTMLButtonElement);
    if (!key) return;
    event.preventDefault();
    this.press([key], { pane: 'private' });
    speak(plain(key));
  }
}

function question(table) {
  const told = table?.private?.lines;
  return told?.[questionAt(told)];
}

/** Is there anything left to do for me at this table? */
function live(table) {
  return table.private.rows.length > 0;
}

/** Must I act? Whoever plans a move only may. */
function due({ private: own }) {
  return Boolean(own?.typed) && !own.rows.flat().some((key) => verb(key) === 'unplan');
}

function split(text) {
  const [name, ...rest] = text.slice(1).split(' ');
  return [name, rest.join(' ')];
}

function clock(seconds) {
  return new Date(seconds * 1000).toLocaleTimeString(region(), { hour: '2-digit', minute: '2-digit' });
}
