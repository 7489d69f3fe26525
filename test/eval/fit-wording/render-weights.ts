import { weightScale } from '../../../bridge/analysis/rubric/wording/parse-weights.ts';
import type { WordingWeights } from '../../../bridge/analysis/rubric/wording/wording-model.ts';

const lineWidth = 118;

const tenths = (values: readonly number[]): number[] => values.map((value) => Math.round(value * weightScale) + 0);

const wrap = (entries: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + entry.length <= lineWidth) lines[lines.length - 1] = `${last}|${entry}`;
    else lines.push(entry);
  }
  return lines;
};

export interface WeightsOrigin {
  readonly notes: number;
  readonly retellings: number;
  readonly decisives: number;
  readonly families: readonly string[];
}

/** The source of the generated file; forms worth nothing stay, since they count in the norm. */
export const renderWeights = (
  weights: WordingWeights,
  { notes, retellings, decisives, families }: WeightsOrigin,
): string => {
  const entries = [...weights.forms].map(([form, values]) => `${form} ${tenths(values).join(' ')}`);
  return [
    `// Fitted to ${notes} graded notes (families ${families.join(', ')}), ${retellings} retold pairs and ${decisives} pairs with a`,
    '// deciding fact. Made by `node test/eval/fit-wording/fit-wording.ts SET…`; not to be edited by hand. Why, and',
    '// how to refit: bridge/docs/decisions/0007-learned-wording.md. Each entry: a form, then tenths for clarity, strength, damages, merit.',
    '/** What words and pairs of words of the notes are worth. */',
    'export const packedWeights = {',
    `  base: [${tenths(weights.base).join(', ')}],`,
    `  length: [${tenths(weights.length).join(', ')}],`,
    '  forms: `',
    ...wrap(entries),
    '`,',
    '} as const;',
    '',
  ].join('\n');
};
