// The page: where am I, who am I, and what is there to show.

import { landing, locked } from './landing.js';
import { RoomPage } from './room.js';
import { post } from './net.js';
import { note } from './speak.js';
import { learn, t } from './words.js';
import './theme.js';

const me = await whoAmI();
learn(me.words);
document.documentElement.lang = me.language;
me.name = localStorage.getItem('name') ?? me.name;

const app = document.getElementById('app');
if (me.locked) locked(app, () => location.reload());
else show();
addEventListener('popstate', () => location.reload());

function show() {
  const [, kind, name] = location.pathname.split('/');
  if (kind === 'go') go(name);
  else if (kind === 'r' || kind === 'w') new RoomPage(app, me, kind, name);
  else landing(app, me, enter);
}

/** From a chat to one's own seat; the link is used up by this. */
async function go(link) {
  const answer = await post('/api/go', { link });
  if (answer?.watch) location.replace(`/w/${answer.watch}`);
  else landing(app, me, enter);
  if (answer && !answer.watch) note(t('link-used'), { alert: true });
}

function enter(room) {
  history.pushState(null, '', `/r/${room}`);
  show();
}

/** Asked until there is an answer: the server may just be starting again. */
async function whoAmI() {
  for (;;) {
    const answer = await fetch('/api/me').then((response) => (response.ok ? response.json() : null), () => null);
    if (answer) return answer;
    await new Promise((go) => { setTimeout(go, 1000); });
  }
}
