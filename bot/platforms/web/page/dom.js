// Elements without a line of HTML: what people write is only ever text.

/** An element with properties, event handlers (on…) and children: elements, or text. */
export function el(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const made = document.createElement(name || 'div');
  if (classes.length) made.className = classes.join(' ');
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (value === false && !key.startsWith('aria-')) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (key === 'data') Object.assign(made.dataset, value);
    else made.setAttribute(key, value === true && !key.startsWith('aria-') ? '' : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** The same element with other children. What does not change stays, so that a press is never
 *  lost; whatever had the focus keeps it if it is still there. */
export function refill(parent, ...children) {
  const held = parent.contains(document.activeElement) ? document.activeElement : null;
  const { token, label } = held?.dataset ?? {};
  const wanted = children.flat().filter(Boolean);
  const there = [...parent.children];
  const next = wanted.map((child, i) => (there[i]?.isEqualNode(child) ? there[i] : child));
  there.filter((child) => !next.includes(child)).forEach((child) => child.remove());
  next.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
  if (!held || held.isConnected) return;
  const all = [...parent.querySelectorAll('[data-token]')];
  const again = all.find((one) => one.dataset.token === token)
    ?? all.find((one) => one.dataset.label === label)
    ?? parent.querySelector('.question');
  again?.focus({ preventScroll: true });
}

/** A button; pressed says whether it is on, where it can be. */
export function button(label, onclick, { style = '', pressed = null, ...more } = {}) {
  const props = { type: 'button', onclick, ...more };
  if (pressed !== null) props['aria-pressed'] = pressed;
  return el(`button${style ? `.${style}` : ''}`, props, label);
}
