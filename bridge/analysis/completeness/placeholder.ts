import { placeKey } from '../places/place-key.ts';

/** What people and forms write where they have nothing to say. */
const empties = new Set(
  `n a|na|none|no|not|nil|null|nothing|undefined|unknown|unk|unkn|unknwn|uknown|unsure|not sure|dont know|do not know|idk|dk|
  blank|empty|missing|tbd|tba|tbc|pending|to be provided|not provided|not given|none given|not available|unavailable|
  not stated|none stated|not applicable|not disclosed|not known|no answer|no response|no info|no information|no data|declined|
  declined to say|declined to state|refused|prefer not to say|wont say|will not say|withheld|private|same|same as above|see above|
  see notes|above|test|tests|testing|tester|test test|testing 123|this is a test|prueba|probando|demo|sample|example|fake|dummy|
  foo|bar|foobar|lorem|lorem ipsum|asdf|asd|asdfasdf|qwe|jkl|sdf|dfg|fgh|zxc|hjkl|blah|blah blah|bla|bla bla|string|text|
  ninguno|ninguna|nada|nadie|desconocido|desconocida|no se|no lo se|no sabe|no tiene|no tengo|no hay|no aplica|no dio|no dijo|
  no quiso|no quiso dar|no quiere dar|sin|sin dato|sin datos|sin correo|sin email|sin telefono|no disponible|pendiente|vacio|
  select|select one|please select|choose|choose one|other not listed|field|value|tbd later|no email|no e mail|no phone|no name|
  no last name|no first name|no zip|no county|no address|no fixed address|no last name given|no first name given|no name given|
  last name not given|first name not given|name not given|name withheld|doesnt have one|does not have one|does not have|has none|
  doesnt have email|does not have email|no email address|dont have one|didnt say|did not say|didnt give|did not give|wouldnt give|
  would not give|would not say|wouldnt say|inaudible|unintelligible|illegible|redacted|skip|skipped`
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' ')),
);

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];
/** Four neighbouring keys that are also a family name. */
const realNames = new Set(['wert']);

/** Keys struck side by side, or one key held down. */
function isMash(word: string): boolean {
  if (/^(.)\1+$/u.test(word)) return word.length >= 3 || /^[x0]/.test(word);
  if (realNames.has(word)) return false;
  const unit = /^([a-z]{3,5}?)\1+$/.exec(word)?.[1] ?? word;
  return (unit.length >= 4 || unit !== word) && keyboardRows.some((row) => row.includes(unit));
}

const isEmptyWord = (word: string): boolean => isMash(word) || empties.has(word);

const HEAD = 200;
/** More than any phrase of the list has. */
const MANY_WORDS = 6;

/** Long values begin with words that say something; the rest of them need no look. */
function beginsWithWords(value: string): boolean {
  const words = placeKey(value.slice(0, HEAD)).split(' ').slice(0, -1);
  return words.length > MANY_WORDS && !words.every(isEmptyWord);
}

/** Whether a value is there for form's sake only. */
export function isPlaceholder(value: string): boolean {
  if (value.length > HEAD && beginsWithWords(value)) return false;
  const key = placeKey(value);
  if (key === '') return true;
  if (key === 'x' || empties.has(key)) return true;
  return key.split(' ').every(isEmptyWord);
}
