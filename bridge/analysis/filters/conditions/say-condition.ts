import { type Condition, type DirectFilter, readPlaceEntry } from '../../../../shared/filter-conditions.ts';
import { eventKinds } from '../../../../shared/generated/event-kinds.gen.ts';
import { parseIsoDay } from '../../dates/calendar.ts';
import { sayDate } from '../../facts/incident-date.ts';
import { findCounty } from '../../places/find-county.ts';
import { stateNameOf } from '../../places/place-names.ts';

type Wanted<Kind extends keyof Condition> = NonNullable<Condition[Kind]>;
/** A statement about the record, or its denial. */
type Wordings = { readonly [Kind in keyof Condition]-?: (wanted: Wanted<Kind>, isDenied: boolean) => string };

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

const listOf = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

function placeName(name: string): string {
  const entry = readPlaceEntry(name);
  if (entry === null) return name;
  if (entry.kind === 'zip')
    return entry.digits.length === 5 ? `ZIP ${entry.digits}` : `a ZIP code that begins with ${entry.digits}`;
  const state = stateNameOf.get(entry.state) ?? entry.state;
  return entry.kind === 'state'
    ? state
    : `${findCounty(entry.county, entry.state)?.name ?? entry.county} County in ${state}`;
}

/** Statements joined by "and"; those that are undefined are left out. */
const joinStated = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(' and ');

function sayPlace({ of, in: names }: Wanted<'place'>, isDenied: boolean): string {
  const places = orList.format(names.map(placeName));
  if (of === 'client') return `the client ${isDenied ? 'does not live' : 'lives'} in ${places}`;
  if (of === 'incident') return `it ${isDenied ? 'did not happen' : 'happened'} in ${places}`;
  return `the matter (by the notes, else by the client's state) ${isDenied ? 'is not' : 'is'} in ${places}`;
}

const sayDay = (iso: string): string => {
  const day = parseIsoDay(iso);
  return sayDate({ earliest: day, best: day, precision: 'day' });
};

function sayIncident({ within, after, before }: Wanted<'incident'>, isDenied: boolean): string {
  const when = joinStated(
    within !== undefined && `within the last ${within}`,
    after !== undefined && `after ${sayDay(after)}`,
    before !== undefined && `before ${sayDay(before)}`,
  );
  return `it ${isDenied ? 'did not happen' : 'happened'} ${when}`;
}

const sumWords: Readonly<Record<Wanted<'amount'>['of'], string>> = {
  medical: 'the amount of medical bills',
  lost: 'the amount lost or at stake',
  wages: 'the amount of wages',
  owed: 'the amount owed',
  charged: 'the amount charged',
  offered: 'the amount offered',
  asked: 'the amount demanded',
  policy: 'the insurance coverage',
  value: 'the value of property or savings',
  any: 'the largest amount mentioned',
};

function sayAmount({ of, atLeast, atMost }: Wanted<'amount'>, isDenied: boolean): string {
  const limits = joinStated(
    atLeast !== undefined && `at least ${dollars.format(atLeast)}`,
    atMost !== undefined && `at most ${dollars.format(atMost)}`,
  );
  return `${sumWords[of]} is ${isDenied ? 'not ' : ''}${limits}`;
}

const lawyerWords: Readonly<Record<Wanted<'lawyer'>, readonly [said: string, denied: string]>> = {
  none: ['the client has no lawyer in this matter', 'the client has a lawyer in this matter'],
  acts: ['the client has a lawyer in this matter', 'the client has no lawyer in this matter'],
  former: ['the client had a lawyer in this matter before', 'the client had no lawyer in this matter before'],
  never: ['the client has never had a lawyer in this matter', 'the client has or had a lawyer in this matter'],
  hired: [
    'the client has a lawyer in this matter (an appointed one does not count)',
    'the client has no lawyer in this matter (an appointed one does not count)',
  ],
  asked: ['another lawyer has been asked about the matter', 'no other lawyer has been asked about the matter'],
};

const severityWords = [
  'any harm',
  'a sprain, bruise, anxiety or worse',
  'a fracture, disc injury, concussion or worse',
  'permanent or life-changing harm, or death',
  'death',
];
const kindWords = { body: 'bodily harm', mind: 'psychological harm', death: 'a death' } as const;

function sayHarm({ severityAtLeast, kind }: Wanted<'harm'>, isDenied: boolean): string {
  const severity =
    severityAtLeast === undefined ? '' : `severity ${severityAtLeast} or more (${severityWords[severityAtLeast - 1]})`;
  const what =
    kind === undefined ? `harm of ${severity}` : [kindWords[kind], severity].filter((part) => part !== '').join(' of ');
  return `the client or a family member ${isDenied ? 'did not suffer' : 'suffered'} ${what}`;
}

const careWords = [
  'first aid or planned care, or more',
  'treatment (ER, doctor, therapy) or more',
  'a hospital stay or surgery',
  'surgery',
];

const opponentWords: Readonly<Record<string, string>> = {
  authority: 'an authority',
  care_provider: 'a health care provider',
  employer: 'an employer',
  insurer: 'an insurer',
  family: 'a family member',
  person: 'another person',
  landlord: 'a landlord',
  business: 'a business',
};

const joinParts = (conditions: readonly Condition[], word: 'and' | 'or'): string =>
  conditions
    .map((condition) =>
      (condition.all ?? condition.any) === undefined ? sayPart(condition, false) : `(${sayPart(condition, false)})`,
    )
    .join(`, ${word} `);

const wordings: Wordings = {
  place: sayPlace,
  incident: sayIncident,
  amount: sayAmount,
  lawyer: (status, isDenied) => lawyerWords[status][isDenied ? 1 : 0],
  harm: sayHarm,
  care: ({ levelAtLeast }, isDenied) => `the client ${isDenied ? 'did not get' : 'got'} ${careWords[levelAtLeast - 1]}`,
  event: (kinds, isDenied) =>
    `what happened is ${isDenied ? 'not ' : ''}${orList.format(listOf(kinds).map((kind) => `"${eventKinds[kind]}"`))}`,
  opponent: (kinds, isDenied) =>
    `the other side is ${isDenied ? 'not ' : ''}${orList.format(listOf(kinds).map((kind) => opponentWords[kind] ?? kind))}`,
  deadline: ({ within }, isDenied) => `${isDenied ? 'no' : 'a'} deadline or hearing falls within the next ${within}`,
  words: (words, isDenied) =>
    `the notes ${isDenied ? 'do not contain' : 'contain'} ${orList.format(words.map((word) => `"${word}"`))}`,
  all: (conditions, isDenied) =>
    isDenied ? `it is not true that (${joinParts(conditions, 'and')})` : joinParts(conditions, 'and'),
  any: (conditions, isDenied) =>
    isDenied ? `it is not true that (${joinParts(conditions, 'or')})` : joinParts(conditions, 'or'),
  not: (condition, isDenied) => sayPart(condition, !isDenied),
};

function sayPart(condition: Condition, isDenied: boolean): string {
  for (const kind of Object.keys(wordings) as (keyof Condition)[]) {
    const wanted = condition[kind];
    const say = wordings[kind] as (wanted: unknown, isDenied: boolean) => string;
    if (wanted !== undefined) return say(wanted, isDenied);
  }
  return '';
}

/** A condition as a clause without capital or stop: "the client lives in Texas". */
export const sayCondition = (condition: Condition): string => sayPart(condition, false);

/** Whether the notes contain certain words is never unknown. */
function asksOfWordsAlone({ words, all, any, not }: Condition): boolean {
  const inner = all ?? any ?? (not === undefined ? [] : [not]);
  return words !== undefined || (inner.length > 0 && inner.every(asksOfWordsAlone));
}

/** A condition as one sentence: "The client lives in Texas; fails if not stated." */
export function sayDirectFilter({ if: condition, unknown }: DirectFilter): string {
  const said = sayCondition(condition);
  const open = asksOfWordsAlone(condition) ? '' : `; ${unknown === 'pass' ? 'passes' : 'fails'} if not stated`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${open}.`;
}
