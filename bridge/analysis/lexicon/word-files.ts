import { readFileSync } from 'node:fs';

/**
 * A copy: a part keeps the whole text it was cut from. A text with one sign beyond Latin takes two bytes a letter, as do
 * all its parts, and expressions are compiled for it once more.
 */
export function narrow(text: string): string {
  const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
  return Buffer.from(text, encoding).toString(encoding);
}

/** The lines of a file in `analysis/data` by section: `[section]` opens one, `//` begins a comment. */
export function readSections(file: string): Map<string, string[]> {
  let lines: string[] = [];
  const sections = new Map([['', lines]]);
  for (const written of readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8').split('\n')) {
    const line = narrow(written);
    const [, name] = /^\[([\w .]+)\]$/.exec(line) ?? [];
    if (name !== undefined) {
      lines = [];
      sections.set(name, lines);
    } else if (line !== '' && !line.startsWith('//')) lines.push(line);
  }
  return sections;
}

/**
 * The sections of a file of expressions. A line `name = a|b` stands for `<name>` in the lines below it.
 * @param prepare applied to each line first
 */
export function readNamedSections(file: string, prepare = (line: string): string => line): Map<string, string[]> {
  const names = new Map<string, string>();
  const expressionsOf = (line: string): string[] => {
    const filled = prepare(line).replace(/<(\w+)>/g, (all, name: string) => names.get(name) ?? all);
    const [, name, meaning] = /^(\w+) = (.+)$/.exec(filled) ?? [];
    if (name === undefined) return [filled];
    names.set(name, `(?:${meaning})`);
    return [];
  };
  return new Map([...readSections(file)].map(([section, lines]) => [section, lines.flatMap(expressionsOf)]));
}

/** The words of a list, one blank between two. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The words of a file by section. */
export function readWordSets(file: string): (section: string) => ReadonlySet<string> {
  const sections = readSections(file);
  return (section) => wordSet(sections.get(section)?.join(' ') ?? '');
}

/** The sections of a file as expressions: each line of one is an alternative, for folded text. */
export function readWordLists(file: string, flags = ''): (section: string) => RegExp {
  const toList = (lines: readonly string[]) => new RegExp(`\\b(?:${lines.join('|')})\\b`, flags);
  const lists = new Map([...readNamedSections(file)].map(([section, lines]) => [section, toList(lines)]));
  return (section) => {
    const list = lists.get(section);
    if (list === undefined) throw new Error(`no word list ${section} in ${file}`);
    return list;
  };
}
