// The page: where am I, who am I, and what is there to show.

import { landing, locked } from './landing.js';
import { RoomPage } from './room.js';
import { learn } from './words.js';
import './theme.js';

const response = await fetch('/api/me');
const me = await response.json();
learn(me.words);
document.documentElement.lang = me.language;
me.name = localStorage.getItem('name') ?? me.name;

const app = document.getElementById('app');
if (me.locked) locked(app, () => location.reload());
else show();
addEventListener('popstate', () => location.reload());

function show() {
  const [, kind, name] = location.pathname.split('/');
  if (kind === 'r' || kind === 'w') new RoomPage(app, me, kind, name);
  else landing(app, me, enter);
}

function enter(room) {
  history.pushState(null, '', `/r/${room}`);
  show();
}
