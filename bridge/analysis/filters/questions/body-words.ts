import { readFileSync } from 'node:fs';
import { attributesOf } from './mentions.ts';

/** What a named injury or kind of care is called: "a fracture". */
export const nameOf = (name: string): string => attributesOf(`ask_body.${name}`).says ?? name;
/** "A fracture" as "no fracture". */
export const without = (name: string): string => `no ${name.replace(/^an? /, '')}`;
/** What cannot be without it: an operation is done in a hospital, stitches close broken skin. */
export const impliedBy = (name: string): readonly string[] =>
  attributesOf(`ask_body.${name}`).implied?.split(' ') ?? [];

/** Injuries and kinds of care, by the concept of `data/ask_body.lex` and the words of filters. */
const named = readFileSync(new URL('../../data/asked/body.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', asked = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, asked: new RegExp(asked) }];
  });

/** Where a filter would settle for less than a hospital, it says so. */
const lessThanHospital =
  /\b(?:urgent care|walk-?in|clinics?|doctors?|physicians?|medical (?:care|attention|treatment)|treated)\b/;

const briefCare =
  /\b(?:er|emergency|emergencias?|urgent care|walk-?in|clinics?|trauma center|hospital (?:visit|treatment|care))\b/;

/** The injuries and kinds of care that a statement of a filter names. */
export function namedIn(statement: string): string[] {
  const hospitalAlone = !lessThanHospital.test(statement);
  const all = named.filter(({ asked }) => asked.test(statement)).map(({ name }) => name);
  // "Admitted to the hospital overnight" asks for a stay alone.
  const stayAlone = all.includes('inpatient') && !briefCare.test(statement);
  const found = all
    .filter((name) => name !== 'er' || !stayAlone)
    .map((name) => (name === 'er' && hospitalAlone ? 'emergency' : name));
  // "Bedsores, stage 3 or worse" asks for the stage.
  const asked = found.includes('deep_sore') ? found.filter((name) => name !== 'pressure_sore') : found;
  return [...new Set(asked)];
}
