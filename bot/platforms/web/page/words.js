// What the page says; it comes from the server in the language of whoever reads it.

let said = {};

/** From now on these words. */
export function learn(words) {
  said = words;
}

/** The words of a message. */
export function t(key) {
  return said[key] ?? key;
}
