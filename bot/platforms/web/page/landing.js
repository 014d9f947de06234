// The first page: a name, and one press to a game.

import { button, el } from './dom.js';
import { post } from './net.js';
import { note } from './speak.js';
import { t } from './words.js';

/** Ask for a name and offer the games; `enter` is told the room. */
export function landing(app, me, enter) {
  document.title = t('title');
  const name = nameField(me);
  const open = async (game, solo) => {
    const answer = await post('/api/open', { name: me.name || t('guest'), game, solo });
    if (answer?.room) enter(answer.room);
    else for (const sentence of answer?.said ?? []) note(sentence, { alert: answer.alert });
  };
  const games = me.games.map(({ key, name: called, about }) => el('article.card.game', {},
    el('h2', {}, called),
    el('p', {}, about),
    el('.row', {},
      button(t('against-computers'), () => open(key, true), { style: 'good', data: { game: key }, 'aria-label': `${called}: ${t('against-computers')}` }),
      button(t('play-with'), () => open(key, false), { 'aria-label': `${called}: ${t('play-with')}` }))));
  app.replaceChildren(el('main.landing', {},
    el('.hero', {},
      el('img.logo', { src: new URL('./icon.svg', import.meta.url), alt: '', width: 72, height: 72 }),
      el('h1', {}, t('title')),
      el('p.tagline', {}, t('tagline'))),
    name,
    mine(me),
    el('.games', {}, ...games),
    el('.card.room-card', {},
      el('p', {}, t('new-room-how')),
      button(t('new-room'), () => open('', false)))));
}

/** The tables at which I sit, those that wait for me first: one press leads back to each. */
function mine({ tables }) {
  if (!tables.length) return null;
  const links = tables.map(({ room, game, how, due }) => el(due ? 'a.button.good' : 'a.button', { href: `/r/${room}` },
    el('strong', {}, game), ' ', el('small', {}, how)));
  return el('section.card.my-tables', {}, el('h2', {}, t('my-tables')), el('.row', {}, ...links));
}

/** Where people write their name. */
export function nameField(me) {
  const field = el('input', {
    id: 'name', maxlength: 24, autocomplete: 'nickname', value: me.name, placeholder: t('guest'),
    oninput: (event) => {
      me.name = event.target.value.trim();
      localStorage.setItem('name', me.name);
    },
  });
  return el('.card.name', {}, el('label', { for: 'name' }, t('name')), field, el('small', {}, t('name-how')));
}

/** Ask for the password of the house. */
export function locked(app, entered) {
  const field = el('input', { id: 'password', type: 'password', autocomplete: 'current-password', required: true });
  const form = el('form.card', {
    onsubmit: async (event) => {
      event.preventDefault();
      const answer = await post('/api/enter', { password: field.value });
      if (answer?.good) entered();
      else if (answer) note(t('password-wrong'), { alert: true });
    },
  }, el('label', { for: 'password' }, t('password')), field, el('button.good', {}, t('enter')));
  app.replaceChildren(el('main.landing', {}, el('h1', {}, t('title')), form));
  field.focus();
}
