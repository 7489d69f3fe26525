import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file and its imports, as paths from the root. */
interface HouseFile {
  readonly file: string;
  readonly lines: number;
  readonly imports: readonly string[];
}

const importForm = /(?:from|import)\s*\(?'(\.[^']+)'/g;

/** Every file of the program, without tests and generated ones. */
export function readHouse(root: string): HouseFile[] {
  return ['bridge', 'shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.gen)\.(?:tsx?|js)$/.test(file) && !/node_modules|dashboard.dist/.test(file))
      .map((name) => {
        const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
        const text = readFileSync(path.join(root, file), 'utf8');
        const imports = [...text.matchAll(importForm)].map(([, target = '']) =>
          path.posix.join(path.posix.dirname(file), target),
        );
        return { file, lines: text.split('\n').length - 1, imports };
      }),
  );
}

/** Pairs of folders that import each other, each with an import that shows it. */
export function mutualFolders(house: readonly HouseFile[]): string[] {
  const found = new Map<string, string>();
  for (const { file, imports } of house) {
    const from = path.posix.dirname(file);
    for (const target of imports) {
      const to = path.posix.dirname(target);
      if (to !== from) found.set(`${from} ↔ ${to}`, `${file} imports ${target}`);
    }
  }
  return [...found].flatMap(([pair, shown]) => {
    const [from = '', to = ''] = pair.split(' ↔ ');
    return from < to && found.has(`${to} ↔ ${from}`) ? [`${pair}: ${shown}, ${found.get(`${to} ↔ ${from}`)}`] : [];
  });
}

const isPage = ({ file }: HouseFile) => file.startsWith('bridge/dashboard/');
const isAnalysis = ({ file }: HouseFile) => file.startsWith('bridge/analysis/');
const share = (part: number, whole: number) => Math.round((100 * part) / whole);
const longest = (counts: Iterable<number>) => Math.max(0, ...counts);

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface HouseNumber {
  readonly what: string;
  readonly value: number;
  /** More fails the check. Raise it only with a reason in the commit message; lower it whenever possible. */
  readonly most: number;
}

/** The limits that the code base is held to. */
export function houseNumbers(house: readonly HouseFile[]): HouseNumber[] {
  const importers = countBy(house.flatMap(({ imports }) => [...new Set(imports)]));
  const once = house.filter(({ file }) => importers.get(file) === 1);
  const lines = (files: readonly HouseFile[]) => files.reduce((sum, file) => sum + file.lines, 0);
  const folders = countBy(house.map(({ file }) => path.posix.dirname(file)));
  const isBridge = ({ file }: HouseFile) => file.startsWith('bridge/');
  return [
    { what: 'files in the largest folder', value: longest(folders.values()), most: 20 },
    { what: 'lines of the longest file', value: longest(house.map((file) => file.lines)), most: 290 },
    { what: 'imports of one file', value: longest(house.map(({ imports }) => imports.length)), most: 25 },
    { what: 'files with one importer, %', value: share(once.length, house.length), most: 25 },
    { what: 'pairs of folders that import each other', value: mutualFolders(house).length, most: 0 },
    {
      what: 'lines of bridge without analysis and the pages of the dashboard',
      value: lines(house.filter((one) => isBridge(one) && !isAnalysis(one) && !isPage(one))),
      most: 42_938,
    },
    { what: 'lines of the pages of the dashboard', value: lines(house.filter(isPage)), most: 8_844 },
    { what: 'lines of analysis', value: lines(house.filter(isAnalysis)), most: 23_150 },
    { what: 'lines of shared', value: lines(house.filter((one) => !isBridge(one))), most: 4_635 },
  ];
}
