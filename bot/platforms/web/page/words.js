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

/** The language of the page as it is spoken where this device is: 20:15 here, 8:15 PM there. */
export function region() {
  const { lang } = document.documentElement;
  return navigator.languages.find((one) => one.split('-')[0] === lang) ?? lang;
}
