import { readdirSync, readFileSync } from 'node:fs';
import { once } from '../once.ts';
import { compileLexicon, type Lexicon } from './lexicon.ts';
import { createSplitPhrase, type ParsedLexicon, parseLexicon } from './parse-lexicon.ts';

const folder = new URL('../data/', import.meta.url);

/** Every lexicon that ships: the files `*.lex` of `analysis/data`, each named after the family of its concepts. */
export function parseLexicons(): ParsedLexicon[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.lex'));
  const split = createSplitPhrase();
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  return files.toSorted().map((file) => parseLexicon(file.slice(0, -4), read(file), split));
}

/** The same, compiled once for the process. */
export const sharedLexicon = once((): Lexicon => compileLexicon(parseLexicons()));
