import type { OrderedPair, ScoreCase, TwinPair } from '../../../bridge/analysis/evaluation/cases.ts';
import { assessByRules, formsOf } from '../../../bridge/analysis/rubric/assess-case.ts';
import type { Reading } from '../../../bridge/analysis/rubric/reading/read-notes.ts';
import type { WordingToken } from '../../../bridge/analysis/rubric/wording/wording-tokens.ts';
import { caseParts } from '../../../shared/results.ts';
import type { Decisive, Retelling } from './note-rows.ts';

/** A graded note as the fit sees it. */
export interface LabelledNote {
  readonly id: string;
  /** Who wrote it: the letters before the first dash of the id; pairs carry a letter more, which says their kind. */
  readonly family: string;
  readonly tokens: readonly WordingToken[];
  readonly forms: ReadonlySet<string>;
  readonly reading: Reading;
  readonly names: readonly string[];
  readonly gold: readonly number[];
  /** Points that no wording decides: what the record holds and how believable it is. */
  readonly rest: number;
  readonly rule: readonly number[];
  readonly isLead: boolean;
  readonly ended: boolean;
}

/** A number behind the letters tells sittings of one writer apart. */
const writerOf = (family: string): string => family.replace(/\d+$/, '');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

export const labelNote = ({ id, record, gold }: ScoreCase, today: string): LabelledNote => {
  const ruled = assessByRules(record, today);
  const { found, endings, assessment, isLead } = ruled;
  const tokens = formsOf(ruled, today);
  return {
    id,
    family: writerOf(id.split('-')[0] ?? id),
    tokens,
    forms: new Set(tokens.map(({ form }) => form)),
    reading: found.reading,
    names: wordsOf(`${record.firstName} ${record.lastName} ${record.location} ${record.county}`),
    gold: caseParts.map((part) => gold[part]),
    rest: gold.present + gold.quality,
    rule: caseParts.map((part) => assessment.parts[part].points),
    isLead,
    ended: endings.length > 0,
  };
};

const ungraded = { clarity: 0, strength: 0, damages: 0, merit: 0, present: 0, quality: 0, total: 0 };

/** The letters before the kind of the pair; the development set has none there. */
const familyOfPair = (id: string): string => (id.split('-')[0] ?? '').slice(0, -1) || 'd';

export const labelRetelling = ({ id, a, b }: TwinPair, today: string): Retelling => {
  const side = (record: TwinPair['a']): LabelledNote => labelNote({ id, record, gold: ungraded }, today);
  return { family: familyOfPair(id), a: side(a), b: side(b) };
};

export const labelDecisive = ({ id, a, b, higher }: OrderedPair, today: string): Decisive => {
  const side = (record: OrderedPair['a']): LabelledNote => labelNote({ id, record, gold: ungraded }, today);
  const [better, worse] = higher === 'a' ? [a, b] : [b, a];
  return { family: familyOfPair(id), better: side(better), worse: side(worse) };
};
