import { z } from 'zod';
import { configurationInput } from '../../../shared/configuration.ts';
import { inputRecord } from '../../../shared/record.ts';

const gold = z.object({
  clarity: z.number(),
  strength: z.number(),
  damages: z.number(),
  merit: z.number(),
  present: z.number(),
  quality: z.number(),
  total: z.number(),
});

const scoreCase = z.object({ id: z.string(), record: inputRecord, gold });

const screenCase = z.object({
  id: z.string(),
  configuration: configurationInput,
  record: inputRecord,
  expected: z.enum(['valid', 'invalid']),
  kind: z.string(),
  why: z.string().default(''),
});

const pairSides = { id: z.string(), a: inputRecord, b: inputRecord };
const orderedPair = z.object({ ...pairSides, higher: z.enum(['a', 'b']), decisive: z.string().default('') });
const paraphrase = z.object({ ...pairSides, same: z.literal(true) });
const invariant = z.object({ ...pairSides, identical: z.literal(true) });

const yesOrNo = z.string().optional();
/** A message of a lay person with what readers agree on; a key on which they differ is left out. */
const message = z.object({
  id: z.string().default(''),
  area: z.string(),
  text: z.string(),
  gold: z.object({
    injury: yesOrNo,
    treatment: yesOrNo,
    when: yesOrNo,
    deadline: yesOrNo,
    evidence: yesOrNo,
    opponent: yesOrNo,
    fault: yesOrNo,
    work: yesOrNo,
    represented: yesOrNo,
    lead: yesOrNo,
    amount: z.number().nullable().optional(),
    state: z.string().nullable().optional(),
    /** Points of the four parts; the case is their sum. */
    parts: z
      .strictObject({ clarity: z.number(), strength: z.number(), damages: z.number(), merit: z.number() })
      .optional(),
    case: z.number(),
  }),
});

const anyCase = z.union([message, scoreCase, screenCase, orderedPair, paraphrase, invariant]);

export type ScoreCase = z.infer<typeof scoreCase>;
export type ScreenCase = z.infer<typeof screenCase>;
type OrderedPair = z.infer<typeof orderedPair>;
type TwinPair = z.infer<typeof paraphrase> | z.infer<typeof invariant>;

export type Message = z.infer<typeof message>;

export interface CaseSet {
  scores: ScoreCase[];
  screens: ScreenCase[];
  ordered: OrderedPair[];
  paraphrases: TwinPair[];
  invariants: TwinPair[];
  messages: Message[];
}

export const emptyCaseSet = (): CaseSet => ({
  scores: [],
  screens: [],
  ordered: [],
  paraphrases: [],
  invariants: [],
  messages: [],
});

/**
 * Adds the labeled cases of one JSON Lines text to a set; the shape of each line says what it is.
 * @throws {Error} naming the line, never its content, where a line is none of the known shapes.
 */
export function addCases(set: CaseSet, text: string, name: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = anyCase.safeParse(parseLine(line));
    if (!parsed.success) throw new Error(`${name}, line ${index + 1}: not a labeled case of a known shape`);
    addCase(set, parsed.data);
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function addCase(set: CaseSet, labeled: z.infer<typeof anyCase>): void {
  if ('text' in labeled) set.messages.push(labeled);
  else if ('gold' in labeled) set.scores.push(labeled);
  else if ('expected' in labeled) set.screens.push(labeled);
  else if ('higher' in labeled) set.ordered.push(labeled);
  else if ('same' in labeled) set.paraphrases.push(labeled);
  else set.invariants.push(labeled);
}
