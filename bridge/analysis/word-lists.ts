import { readFileSync } from 'node:fs';

/**
 * The word lists of a file of `data`, by section: "[name]" opens one, and each line below holds alternatives of one
 * expression between word boundaries, for folded text.
 */
export function readWordLists(file: string, flags = ''): (name: string) => RegExp {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8').replaceAll(/^\/\/.*\n/gm, '');
  const lists = new Map<string, RegExp>();
  for (const section of text.split(/^(?=\[)/m)) {
    const [head = '', ...lines] = section.trim().split('\n');
    lists.set(head.slice(1, -1), new RegExp(`\\b(?:${lines.join('|')})\\b`, flags));
  }
  return (name) => {
    const list = lists.get(name);
    if (list === undefined) throw new Error(`no word list ${name} in ${file}`);
    return list;
  };
}
