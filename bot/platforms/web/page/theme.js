// Light or dark: as the device, unless somebody has chosen.

const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set();

/** auto, light or dark. */
export function chosen() {
  return localStorage.getItem('theme') ?? 'auto';
}

/** light or dark. */
export function theme() {
  return chosen() === 'auto' ? (dark.matches ? 'dark' : 'light') : chosen();
}

export function choose(value) {
  localStorage.setItem('theme', value);
  apply();
}

/** Call this when it changes. */
export function follow(listener) {
  listeners.add(listener);
}

function apply() {
  document.documentElement.dataset.theme = theme();
  for (const listener of listeners) listener();
}

dark.addEventListener('change', apply);
apply();
