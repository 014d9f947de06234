// To the server and back: what people do, one after the other, and what happens, as it happens.

import { note } from './speak.js';
import { t } from './words.js';

let queue = Promise.resolve();

/** Send something; the answer, or null if it did not get through (then people have been told). */
export function post(path, body) {
  const sent = queue.then(() => send(path, body));
  queue = sent.catch(() => null);
  return sent;
}

async function send(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return await response.json();
    if (response.status === 401) note(t('no-cookie'), { alert: true });
    else note(t(response.status === 429 ? 'slow-down' : 'trouble'), { alert: true });
  } catch {
    note(t('trouble'), { alert: true });
  }
  return null;
}

/** News of a room or table, for as long as the page is open: a lost line is taken up again. */
export class Line {
  constructor(path, { onnews, onstate, onfull, onmissing }) {
    Object.assign(this, { path, onnews, onstate, onfull, onmissing, wait: 500, version: null });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.source?.readyState === EventSource.CLOSED) this.open();
    });
    addEventListener('online', () => this.open());
    addEventListener('offline', () => this.onstate(false));  // the line itself may not notice for long
    this.open();
  }

  /** Begin anew: everything is told once more. */
  open() {
    clearTimeout(this.timer);
    this.source?.close();
    const source = this.source = new EventSource(this.path);
    source.addEventListener('hello', (event) => this.hello(JSON.parse(event.data)));
    source.addEventListener('table', (event) => this.onnews(JSON.parse(event.data)));
    source.addEventListener('error', () => this.failed(source));
  }

  hello({ version, seat }) {
    if (this.version && version !== this.version) location.reload();  // a newer program
    this.version = version;
    this.wait = 500;
    this.onstate(true, seat);
  }

  async failed(source) {
    this.onstate(false);
    if (source.readyState !== EventSource.CLOSED || source !== this.source) return;
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, 8000);
    const status = await statusOf(this.path);
    this.onfull(status === 429);
    if (status === 404) {
      clearTimeout(this.timer);
      this.onmissing();
    }
  }
}

/** How the server answers there, without waiting for what it has to tell. */
async function statusOf(path) {
  const glance = new AbortController();
  const status = await fetch(path, { signal: glance.signal }).then((r) => r.status, () => 0);
  glance.abort();
  return status;
}
