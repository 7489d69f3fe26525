import { readFileSync } from 'node:fs';
import { foldedCharacter } from './fold-text.ts';

/** The lines of a file in `analysis/data` by section: `[section]` opens one, `//` begins a comment. */
export function readSections(file: string): Map<string, string[]> {
  let lines: string[] = [];
  const sections = new Map([['', lines]]);
  for (const line of readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8').split('\n')) {
    const [, name] = /^\[([\w ]+)\]$/.exec(line) ?? [];
    if (name !== undefined) {
      lines = [];
      sections.set(name, lines);
    } else if (line !== '' && !line.startsWith('//')) lines.push(line);
  }
  return sections;
}

/** The words of a section. */
export const wordsOfSection = (lines: readonly string[] = []): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/**
 * The expressions of a file by section, folded like the texts they are tried on. `name = a|b` stands for `<name>` in the
 * lines below it. A name whose words hold `<words>` is a frame: `name: c|d` puts the words into it.
 */
export function readPatterns(file: string): Map<string, string[]> {
  const names = new Map<string, string>();
  const fill = (line: string) =>
    line
      .replace(/[^\x20-\x7e]/gu, foldedCharacter)
      .replace(/<(\w+)>/g, (whole, name) => (names.has(name) ? `(?:${names.get(name)})` : whole));
  const patternsOf = (line: string): string[] => {
    const [, name, sign, words = ''] = /^(\w+)( =|:) (.+)$/.exec(line) ?? [];
    if (name !== undefined && sign === ' =') {
      names.set(name, fill(words));
      return [];
    }
    const frame = sign === ':' ? names.get(name ?? '') : undefined;
    return [frame === undefined ? fill(line) : frame.replace('<words>', () => `(?:${fill(words)})`)];
  };
  return new Map([...readSections(file)].map(([section, lines]) => [section, lines.flatMap(patternsOf)]));
}
