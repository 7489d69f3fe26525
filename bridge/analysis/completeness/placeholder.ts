import words from '../data/completeness.json' with { type: 'json' };
import { placeKey } from '../places/place-key.ts';

/** What people and forms enter when they have nothing to say. */
const placeholders = new Set(words.placeholders.join('|').split('|'));

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];
/** A family name made of neighboring keys. */
const KEYBOARD_NAME = 'wert';

/** Whether a word is neighboring keys or one key repeated. */
function isMash(word: string): boolean {
  if (/^(.)\1+$/u.test(word)) return word.length >= 3 || /^[x0]/.test(word);
  const unit = /^([a-z]{3,5}?)\1+$/.exec(word)?.[1] ?? word;
  return (
    (unit.length >= 4 || unit !== word) && word !== KEYBOARD_NAME && keyboardRows.some((row) => row.includes(unit))
  );
}

const isEmptyWord = (word: string): boolean => isMash(word) || placeholders.has(word);

/** Longer values are mostly notes; their first characters show whether they say something. */
const HEAD = 200;

/** Whether a value only fills a required field. */
export function isPlaceholder(value: string): boolean {
  const text = value.trim();
  if (text.length > HEAD) {
    // The last word may be cut off.
    const words = placeKey(text.slice(0, HEAD)).split(' ').slice(0, -1);
    if (!words.every(isEmptyWord)) return false;
  }
  const key = placeKey(text);
  return key === '' || key === 'x' || placeholders.has(key) || key.split(' ').every(isEmptyWord);
}
