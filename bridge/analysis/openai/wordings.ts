import { parseLexicons } from '../lexicon/load-lexicon.ts';
import type { Concept } from '../lexicon/parse-lexicon.ts';

/** A wording the model may choose for words of the notes: what people read of them, and what the code counts them by. */
export interface Wording {
  readonly say: string;
  readonly attributes: Concept['attributes'];
  /** It only says how grave a thing is that no other wording names; people read the words of the notes. */
  readonly isGeneral: boolean;
}

interface Source {
  readonly families: readonly string[];
  /** The attribute that says how much of it there is. */
  readonly level?: 'stakes' | 'severity' | 'level' | 'strength';
  readonly general?: Readonly<Record<string, Concept['attributes']>>;
  readonly leaves?: (attributes: Concept['attributes']) => boolean;
}

const sources = {
  events: {
    families: ['event', 'dispute', 'status', 'trade'],
    level: 'stakes',
    general: {
      'another matter, little at stake': { kind: 'other', stakes: '1' },
      'another matter, money or inconvenience at stake': { kind: 'other', stakes: '2' },
      'another matter, home, job or a large loss at stake': { kind: 'other', stakes: '3' },
      'another matter, liberty, status, children or life at stake': { kind: 'other', stakes: '4' },
    },
  },
  harms: {
    families: ['harm', 'harm_light', 'harm_mind'],
    level: 'severity',
    general: {
      'minor harm': { kind: 'body', severity: '1' },
      'moderate harm': { kind: 'body', severity: '2' },
      'serious harm': { kind: 'body', severity: '3' },
      'life-changing harm': { kind: 'body', severity: '4' },
    },
  },
  care: { families: ['care'], level: 'level' },
  lost_work: { families: ['work'] },
  their_fault: { families: ['fault'], level: 'strength', general: { 'another plain wrong': { strength: '2' } } },
  own_fault: { families: ['ownfault'] },
  evidence: { families: ['evidence'] },
  opponents: { families: ['opponent'] },
  lawyer: { families: ['lawyer'], leaves: ({ status }) => status === 'elsewhere' },
  insurance: { families: ['insurance'] },
  deadlines: { families: ['deadline'] },
  endings: { families: ['ending'], leaves: ({ kind, weight }) => kind === 'tolled' || Number(weight) < 0 },
  doubts: { families: ['doubt'] },
  dangers: { families: ['danger'] },
  non_lead: { families: ['nonlead'], leaves: ({ weight }) => Number(weight) === 0 },
} as const satisfies Record<string, Source>;

export type FactList = keyof typeof sources;
export const familiesOf = (list: FactList): readonly string[] => sources[list].families;

/** How much of it there is by its attributes; 0 in lists without levels. */
export function levelIn(list: FactList, attributes: Concept['attributes']): number {
  const { level }: Source = sources[list];
  return level === undefined ? 0 : Number(attributes[level]);
}

/** An event whose concept names no kind is of the kind that the concept is called. */
export function attributesOf(list: FactList, { name, attributes }: Concept): Concept['attributes'] {
  return list === 'events' ? { kind: name.slice(name.indexOf('.') + 1), ...attributes } : attributes;
}

/** The parties that events imply are parties a client may name. */
function impliedParties(concepts: readonly Concept[]): Wording[] {
  return concepts.flatMap(({ attributes: { party, pk = '' } }) =>
    party === undefined ? [] : [{ say: party, attributes: { kind: pk }, isGeneral: false }],
  );
}

function wordingsOf(list: FactList, concepts: readonly Concept[]): ReadonlyMap<string, Wording> {
  const { families, general = {}, leaves = () => false }: Source = sources[list];
  const named = concepts
    .filter(({ family, attributes }) => families.includes(family) && !leaves(attributes))
    .map((concept) => ({
      say: concept.attributes.say ?? '',
      attributes: attributesOf(list, concept),
      isGeneral: false,
    }));
  const implied = list === 'opponents' ? impliedParties(concepts) : [];
  const bySay = new Map<string, Wording>();
  for (const wording of [...named, ...implied]) {
    const known = bySay.get(wording.say);
    // One wording of two concepts counts as the lesser.
    const isLess = known !== undefined && levelIn(list, known.attributes) <= levelIn(list, wording.attributes);
    if (wording.say !== '' && !isLess) bySay.set(wording.say, wording);
  }
  for (const [say, attributes] of Object.entries(general)) bySay.set(say, { say, attributes, isGeneral: true });
  return bySay;
}

function wordingsOfAll(): Readonly<Record<FactList, ReadonlyMap<string, Wording>>> {
  // Parsed and not compiled: a process that only asks the model needs no phrases.
  const concepts = parseLexicons().flatMap((lexicon) => lexicon.concepts);
  const lists = Object.keys(sources) as readonly FactList[];
  return Object.fromEntries(lists.map((list) => [list, wordingsOf(list, concepts)])) as ReturnType<
    typeof wordingsOfAll
  >;
}

/** By list and wording; made from the lexicons, so that both engines say and count the same of the same. */
export const wordings = wordingsOfAll();
