import { z } from 'zod';
import { eventKinds } from './generated/event-kinds.gen.ts';
import { states } from './states.ts';
import { storableText } from './storable-text.ts';

/** How deep `all`, `any` and `not` may be nested. */
const DEEPEST = 4;
/** Longest condition, in characters of its JSON: it is evaluated for every lead. */
const LONGEST_CONDITION = 4_000;
const MOST_BRANCHES = 10;

const placeRoles = ['client', 'matter', 'incident'] as const;
const sumRoles = ['medical', 'lost', 'wages', 'owed', 'charged', 'offered', 'asked', 'policy', 'value', 'any'] as const;
const opponentKinds = [
  'person',
  'employer',
  'landlord',
  'business',
  'insurer',
  'authority',
  'family',
  'care_provider',
] as const;

const stateNames: ReadonlyMap<string, string> = new Map(
  states.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);
const zipForm = /^zip (\d{3,5})(\*?)$/i;
const countyForm = /^([\p{L}.' -]{2,60}) (?:county|parish|borough), ?([a-z .]{2,30})$/iu;

/** A parsed entry of `place.in`. */
export type PlaceEntry =
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'zip'; readonly digits: string }
  | { readonly kind: 'county'; readonly county: string; readonly state: string };

/** "TX", "Texas", "ZIP 77002", "ZIP 770*" or "Harris County, TX"; null for anything else. */
export function readPlaceEntry(text: string): PlaceEntry | null {
  const state = stateNames.get(text.toLowerCase());
  if (state !== undefined) return { kind: 'state', state };
  const [, digits, open] = zipForm.exec(text) ?? [];
  if (digits !== undefined) return digits.length < 5 === (open === '*') ? { kind: 'zip', digits } : null;
  const [, county, within = ''] = countyForm.exec(text) ?? [];
  const around = stateNames.get(within.toLowerCase());
  return county === undefined || around === undefined ? null : { kind: 'county', county, state: around };
}

/** A list of one equals the bare word. */
const oneOrMore = <T extends z.ZodType>(item: T, most: number) => z.union([item, z.array(item).min(1).max(most)]);

const place = z
  .strictObject({
    of: z.enum(placeRoles),
    in: z
      .array(
        storableText(100).refine((text) => readPlaceEntry(text) !== null, {
          error: 'Is not a state, county or ZIP: write "TX", "Texas", "Harris County, TX", "ZIP 77002" or "ZIP 770*"',
        }),
      )
      .min(1)
      .max(60),
  })
  .refine(
    ({ of, in: entries }) => of === 'client' || entries.every((entry) => readPlaceEntry(entry)?.kind === 'state'),
    {
      path: ['in'],
      error: 'Counties and ZIP codes are only known for the client; use states',
    },
  );

const span = z
  .string()
  .regex(/^[1-9]\d{0,3} (?:day|week|month|year)s?$/, 'Is not a length of time such as "30 days" or "2 years"');
const day = z.iso.date('Is not a date; write it as 2025-01-31');

const incident = z
  .strictObject({ within: span.optional(), after: day.optional(), before: day.optional() })
  .refine(({ within, after, before }) => (within === undefined) !== (after === undefined && before === undefined), {
    error: 'Needs either "within", or "after", "before" or both',
  })
  .refine(({ after, before }) => after === undefined || before === undefined || after < before, {
    error: '"after" is later than "before", so no date fits',
  });

const bounds = <T extends z.ZodType<number>>(number: T) => ({ atLeast: number.optional(), atMost: number.optional() });
const amount = z
  .strictObject({ of: z.enum(sumRoles), ...bounds(z.number().min(0).max(1e12)) })
  .refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, 'Needs "atLeast" or "atMost"')
  .refine(({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }) => atLeast <= atMost, {
    error: '"atLeast" is more than "atMost", so no amount fits',
  });

const harm = z
  .strictObject({
    severityAtLeast: z.int().min(1).max(5).optional(),
    kind: z.enum(['body', 'mind', 'death']).optional(),
  })
  .refine(({ severityAtLeast, kind }) => severityAtLeast !== undefined || kind !== undefined, {
    error: 'Needs "severityAtLeast" or "kind"',
  });

const eventKind = z
  .enum(Object.keys(eventKinds) as [EventKind, ...EventKind[]], {
    error: 'Is not a kind of event; bridge/docs/event-kinds.md lists them',
  })
  .meta({ id: 'EventKind' });
export type EventKind = keyof typeof eventKinds;

/** What is checked of one fact of the record. */
const questions = {
  place: place.optional(),
  incident: incident.optional(),
  amount: amount.optional(),
  lawyer: z.enum(['none', 'acts', 'former', 'never', 'hired', 'asked']).optional(),
  harm: harm.optional(),
  care: z.strictObject({ levelAtLeast: z.int().min(1).max(4) }).optional(),
  event: oneOrMore(eventKind, 60).optional(),
  opponent: oneOrMore(z.enum(opponentKinds), opponentKinds.length).optional(),
  deadline: z.strictObject({ within: span }).optional(),
  words: z.array(storableText(100)).min(1).max(20).optional(),
};
type Question = z.infer<z.ZodObject<typeof questions>>;

/** Exactly one of its keys is present. */
export interface Condition extends Question {
  all?: Condition[] | undefined;
  any?: Condition[] | undefined;
  not?: Condition | undefined;
}

const tooDeep = z.never({ error: `Conditions are nested more than ${DEEPEST} deep` }).optional();

/** One key is the check; nesting of `all`, `any` and `not` is limited by depth. */
function conditionOfDepth(depth: number): z.ZodType<Condition> {
  const inner = depth === 0 ? null : conditionOfDepth(depth - 1);
  const several = inner === null ? tooDeep : z.array(inner).min(1).max(MOST_BRANCHES).optional();
  const shape = { ...questions, all: several, any: several, not: inner?.optional() ?? tooDeep };
  const names = Object.keys(shape).join(', ');
  return z
    .strictObject(shape)
    .refine((asked) => Object.keys(asked).length === 1, `Is not a condition: needs exactly one of ${names}`)
    .meta({ id: `ConditionOfDepth${depth}` });
}

/** A filter given as a condition instead of in words. */
const directFilter = z
  .strictObject({
    text: storableText(300).optional().meta({ description: 'What verdicts and notes call the filter.' }),
    if: conditionOfDepth(DEEPEST).refine((condition) => JSON.stringify(condition).length <= LONGEST_CONDITION, {
      error: `Is longer than ${LONGEST_CONDITION} characters`,
    }),
    unknown: z.enum(['pass', 'fail']).meta({ description: 'How a record counts that does not say.' }),
  })
  .meta({ id: 'DirectFilter' });
export type DirectFilter = z.infer<typeof directFilter>;

export const customFilter = z.union([storableText(300), directFilter], {
  error: 'Must be a rule in words or a condition',
});
export type CustomFilter = z.infer<typeof customFilter>;

/** How a filter was read, as shown to the firm. */
export const filterReading = z
  .object({
    filter: z.string(),
    readAs: z.string().nullable().meta({ description: 'How the filter is read; null if it was not understood.' }),
    understood: z.enum(['yes', 'ambiguous', 'no']).meta({ description: '`yes`, `ambiguous` or `no`.' }),
  })
  .meta({ id: 'FilterReading' });
export type FilterReading = z.infer<typeof filterReading>;

const sortKeys = (_key: string, held: unknown): unknown =>
  typeof held === 'object' && held !== null && !Array.isArray(held)
    ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : held;

/** A condition as JSON with a stable order of keys: the store keeps none. */
export function filterText(filter: DirectFilter): string {
  return JSON.stringify(filter, sortKeys);
}
