import type { InputRecord, RecordField } from '../../../shared/record.ts';
import words from '../data/completeness.json' with { type: 'json' };
import { placeKey } from '../places/place-key.ts';

/** Email addresses as mail servers accept them; matching takes linear time because the length is bounded. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
const LONGEST_ADDRESS = 254;

/** Local parts that people invent to get past a required field. */
const INVENTED_LOCAL_PART =
  /^(?:no[-_.]?e?-?mail|none|no|na|n-?a|null|test(?:ing|er)?\d*|fake|asdf\w*|unknown|noreply|no-?reply|nobody|x+|abc|a|aaa+)$/;

/** The mail service does not matter: it says nothing about a lead. */
export function emailState(value: string): 'missing' | 'malformed' | 'fine' {
  const text = value.trim();
  const [local = '', ...domain] = text.toLowerCase().split('@');
  if (isPlaceholder(text) || (domain.length > 0 && INVENTED_LOCAL_PART.test(local))) return 'missing';
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text) ? 'fine' : 'malformed';
}

/** Roles that people enter as a name. */
const roles = new Set(words.roles.join('|').split('|'));
/** Placeholders that are also family names when capitalized: Ms. Null is a person, NULL is not. */
const alsoNames = new Set(words.alsoNames.join('|').split('|'));

const isText = (value: string): boolean => /\p{L}/u.test(value) && !isPlaceholder(value);

function isName(value: string): boolean {
  const name = value.trim();
  return alsoNames.has(name) || (isText(name) && !roles.has(name.toLowerCase().replace(/^(?:the|an?) /, '')));
}

/** Seven digits or more, neither one digit repeated nor a count from one. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return digits.length >= 7 && !/^(\d)\1+$|^1?1234567(?:8(?:90?)?)?$/.test(digits);
}

const isZip = (value: string): boolean => /\d{4}/.test(value) && !/^\D*(?:0{5}|9{5})\D*$/.test(value);

/** No name of a state or a county is longer; a longer value is a sentence. */
const LONGEST_PLACE = 60;
const isPlace = (value: string): boolean => isText(value) && value.trim().length <= LONGEST_PLACE;

/** Words around a placeholder that add nothing to it. */
const AROUND_PLACEHOLDER =
  /\b(?:please|pls|ignore|just|only|this|is|a|an|the|lead|form|record|submission|delete|por|favor|ignorar)\b/giu;

const checks: Partial<Record<RecordField, (value: string) => boolean>> = {
  firstName: isName,
  lastName: isName,
  phone: isPhone,
  email: (value) => emailState(value) !== 'missing',
  zip: isZip,
  county: isPlace,
  state: isPlace,
  intakeNotes: (value) => isText(value) && !isPlaceholder(value.replace(AROUND_PLACEHOLDER, ' ')),
};

/** Whether a field of the record holds something real. */
export const holdsSomething = (record: InputRecord, field: RecordField): boolean =>
  (checks[field] ?? isText)(record[field]);

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
