import { readFileSync } from 'node:fs';

type Step = (filter: string) => string;

const opensRefusing =
  /^(?:please |we |i )*(?:no|not|never|nothing|nobody|none|skip|pass|decline|reject|exclude|avoid|refuse|turn|don'?t|do not|won'?t|can'?t|cannot)\b/i;
/** "Harris County, our sister office handles it." may be followed by what is taken. */
const ends = '[.!]*(?=\\s*$|\\. )';

/** `data/filter-frames.txt` says what its lines mean. */
function readSteps(file: string): Step[] {
  const names = new Map<string, string>();
  const compile = (words: string) => new RegExp(words.replace(/<(\w+)>/g, (all, name) => names.get(name) ?? all), 'i');
  return file.split('\n').flatMap((line): Step[] => {
    if (line === '' || line.startsWith('//')) return [];
    const [, name, meaning] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (name !== undefined && meaning !== undefined) {
      names.set(name, meaning);
      return [];
    }
    const [, kind, words = ''] = /^(drop|pass): (.*)$/.exec(line) ?? [];
    if (kind === 'drop') {
      const said = compile(words);
      return [(filter) => filter.replace(said, '')];
    }
    if (kind === 'pass') {
      const tail = compile(`(?:${words})${ends}`);
      return [(filter) => filter.replace(tail, opensRefusing.test(filter) ? '' : ' - decline')];
    }
    const [from = '', to = ''] = line.split(' => ');
    const other = compile(from);
    return [(filter) => filter.replace(other, to)];
  });
}

const steps = readSteps(readFileSync(new URL('../data/filter-frames.txt', import.meta.url), 'utf8'));

/** A filter in plain words: without reasons and repetitions, its refusals and comparisons as the readers know them. */
export const plainFrame = (filter: string): string => steps.reduce((plain, step) => step(plain), filter.trim());
