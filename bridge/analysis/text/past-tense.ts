import type { Word } from './read-words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const irregular = list(
  'was were had did went got told said took came gave left found made hit fell broke lost paid sent saw brought bought sold kept wrote put began drove ran threw felt thought knew met held led stole shot stood spoke heard hurt cut bit tore caught taught built spent meant dealt slept swore woke wore hid rode rose sank shook stuck struck swung fled fought flew forgot grew became been done gone taken given seen broken stolen written known hadnt didnt wasnt werent',
);
/** Words that end as a past tense does and say how things are. */
const present = list(
  'need speed indeed proceed exceed succeed interested worried scared concerned confused related based supposed allowed entitled required married divorced unemployed aged hundred sacred naked hatred',
);
const spanish = list('que el la los las mi mis me de del por con una y');
const FEW_WORDS = 30;
const MOST_SPANISH = 0.12;

function isPast(form: string): boolean {
  return irregular.has(form) || (form.length > 4 && form.endsWith('ed') && !present.has(form));
}

/**
 * The share of words that tell of something in the past, 0 to 1: who asks what may be done some day uses hardly any. Null
 * where the notes are too short to say, or not in English.
 */
export function shareOfPast(words: readonly Word[]): number | null {
  if (words.length < FEW_WORDS) return null;
  const count = (holds: (form: string) => boolean) => words.filter(({ form }) => holds(form)).length / words.length;
  if (count((form) => spanish.has(form)) > MOST_SPANISH) return null;
  return count(isPast);
}
