import { readFileSync } from 'node:fs';

/** The lines of a word file without comments, with `<name>` replaced by the words of its line `name = …` above. */
export function readWordFile(file: string): string[] {
  const names = new Map<string, string>();
  const text = readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('//')) return [];
    const words = line.replace(/<(\w+)>/g, (all, name: string) => names.get(name) ?? all);
    const [, name, meaning] = /^(\w+) = (.*)$/.exec(words) ?? [];
    if (name === undefined || meaning === undefined) return [words];
    names.set(name, meaning);
    return [];
  });
}

const sections = new Map<string, string[]>();
for (const line of readWordFile('filter-words.txt')) {
  const [, name] = /^\[([\w .]+)\]$/.exec(line) ?? [];
  if (name === undefined) [...sections.values()].at(-1)?.push(line);
  else sections.set(name, []);
}

/**
 * The expression of a section of `data/filter-words.txt`: one of its lines, in whole words.
 * @throws Error where there is no such section
 */
export function wordsOf(section: string, flags = ''): RegExp {
  const lines = sections.get(section);
  if (lines === undefined) throw new Error(`filter-words.txt has no section ${section}`);
  return new RegExp(`\\b(?:${lines.join('|')})\\b`, flags);
}
