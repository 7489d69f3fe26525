import type { InputRecord } from '../../shared/record.ts';
import {
  type Breakdown,
  caseParts,
  type Flag,
  type FlagName,
  flagLabels,
  missingFacts,
  NOTES_MAX,
  type Reason,
} from '../../shared/results.ts';
import { factStrengths } from './fact-strengths.ts';
import { cutAtWord, toPlainText } from './plain-text.ts';
import { wordingWhy } from './rubric/wording/wording-reasons.ts';
import { limitWhy } from './settle-parts.ts';

export type NotesMaterial = Pick<Breakdown, 'parts' | 'missing' | 'flags'> & { facts?: Breakdown['facts'] };

const ITEM_MAX = 80;
const LEAD_MAX = 170;
/** Facts are all named; reasons only fill up to this. */
const STRENGTHS_MAX = 4;

/** Flags an intake person has to read in the notes, gravest first; the rest live in the breakdown. */
const statedFlags: readonly FlagName[] = [
  'not_a_lead',
  'spam',
  'already_represented',
  'time_barred',
  'duplicate',
  'injection_suspected',
  'time_sensitive',
];

const lowPart: Record<(typeof caseParts)[number], string> = {
  clarity: 'legal issue unclear',
  strength: 'little shown for the claim',
  damages: 'loss hardly shown',
  merit: 'doubtful merit',
};

/** Contact data has no place in notes, even where a reason repeats words of the record. */
const contactData = /\S@\S|https?:\S|(?:\d[\s().-]*){7,}/u;
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/gu;
const hasContactData = (text: string) => contactData.test(text.replace(isoDate, ''));

function toItem(text: string): string {
  const plain = toPlainText(text).replace(/[.;,\s]+$/u, '');
  return hasContactData(plain) ? '' : cutAtWord(plain, ITEM_MAX);
}

/** An item that only says more words of another one is left out. */
function distinct(texts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const item of texts.map(toItem)) {
    const key = item.toLowerCase();
    const repeats = kept.some((other) => key.startsWith(other.toLowerCase()));
    if (item !== '' && !repeats) kept.push(item);
  }
  return kept;
}

type Names = readonly string[];

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** A few plain words that hold no way to reach anybody and nobody's name. */
function mayShow(words: string, names: Names): boolean {
  if (!/^[\p{L}\p{M}\p{N} $€£%.,'’&/:-]{2,32}$/u.test(words) || hasContactData(words)) return false;
  return !wordsOf(words).some((word) => names.includes(word));
}

/** The reason with the few words that show it, where those are plain words and nobody's name. */
function sayWithWords({ why, quote }: Reason, names: Names): string {
  const words = toPlainText(quote ?? '');
  const known = why.toLowerCase().includes(words.toLowerCase());
  if (known || !mayShow(words, names)) return why;
  return `${why} (${words.replace(/[.,:\s]+$/u, '')})`;
}

interface Finding {
  points: number;
  said: string;
  shown: boolean;
  quote: string;
}

/** What is said of bookkeeping and of mere tendencies of words: points, but nothing an intake person needs to read. */
const unsaid: readonly string[] = [...Object.values(limitWhy), ...Object.values(wordingWhy)];

/** One finding may move several parts; here it counts once, with all it moved. */
function findingsOf(reasons: readonly Reason[], say: (reason: Reason) => string): Finding[] {
  const found = new Map<string, Finding>();
  for (const reason of reasons.filter(({ why }) => !unsaid.includes(why))) {
    const known = found.get(reason.why) ?? { points: 0, said: reason.why, shown: false, quote: '' };
    if (!known.shown && reason.quote !== null) {
      known.said = say(reason);
      known.shown = true;
      known.quote = toPlainText(reason.quote);
    }
    known.points += reason.points;
    found.set(reason.why, known);
  }
  return [...found.values()];
}

const caseReasons = ({ parts }: NotesMaterial) => caseParts.flatMap((name) => parts[name].reasons);

/** What the record shows comes before what is only concluded; of something that is no lead nothing is praised. */
function strengthsOf(material: NotesMaterial, names: Names): string[] {
  if (material.flags.some(({ name }) => name === 'not_a_lead')) return [];
  const reasons = caseReasons(material).filter(({ points }) => points > 0);
  const earned = findingsOf(reasons, (reason) => sayWithWords(reason, names));
  const facts = factStrengths(material.facts ?? [], (words) => mayShow(words, names));
  const told = facts.flatMap(({ words }) => words);
  const others = earned
    .filter(({ quote, shown }) => facts.length === 0 || (shown && !told.some((words) => words.includes(quote))))
    .toSorted((a, b) => Number(b.shown) - Number(a.shown) || b.points - a.points);
  const filling = others.slice(0, Math.max(0, STRENGTHS_MAX - facts.length));
  return distinct([...facts, ...filling].map(({ said }) => said));
}

function flagsToState(flags: readonly Flag[], costs: readonly Reason[]): string[] {
  const explained = (flag: Flag) => flag.quote !== null && costs.some((reason) => reason.quote === flag.quote);
  return statedFlags.flatMap((name) => {
    const found = flags.find((flag) => flag.name === name);
    return found === undefined || explained(found) ? [] : [flagLabels[name]];
  });
}

function weaknessesOf(material: NotesMaterial): string[] {
  const { quality, present } = material.parts;
  const costs = [...caseReasons(material), ...quality.reasons, ...present.reasons].filter(({ points }) => points < 0);
  // Without their words: those of a cost may be the very text addressed to the scorer.
  const found = findingsOf(costs, ({ why }) => why).toSorted((a, b) => a.points - b.points);
  const low = caseParts
    .filter((name) => material.parts[name].points * 3 < material.parts[name].max)
    .filter((name) => !material.parts[name].reasons.some(({ points, why }) => points < 0 && !unsaid.includes(why)))
    .map((name) => lowPart[name]);
  return distinct([...flagsToState(material.flags, costs), ...found.map(({ said }) => said), ...low]);
}

interface Lists {
  strong: string[];
  weak: string[];
  missing: string[];
}

function render(lead: string, { strong, weak, missing }: Lists): string {
  const sentences = [
    lead,
    `Strong: ${strong.length > 0 ? strong.join('; ') : 'nothing found'}.`,
    weak.length > 0 ? `Weak: ${weak.join('; ')}.` : '',
    missing.length > 0 ? `Missing: ${missing.join(', ')}.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Takes the last item from the list with the most, so that no side of the picture is crowded out. */
function shorten(lists: Lists): boolean {
  const longest = [lists.weak, lists.strong, lists.missing].reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length <= 1) return false;
  longest.pop();
  return true;
}

export interface NotesOptions {
  /** The sentence that must not be lost; it comes first. */
  lead?: string;
  /** The client, whose name has no place in notes. */
  client?: Pick<InputRecord, 'firstName' | 'lastName'>;
}

/** Strengths, then weaknesses, then what is missing; only what was found in the record. */
export function writeNotes(material: NotesMaterial, { lead = '', client }: NotesOptions = {}): string {
  const opening = cutAtWord(toPlainText(lead), LEAD_MAX);
  const names = wordsOf(`${client?.firstName ?? ''} ${client?.lastName ?? ''}`).filter((word) => word.length > 1);
  const lists: Lists = {
    strong: strengthsOf(material, names),
    weak: weaknessesOf(material).slice(0, 3),
    missing: distinct(material.missing.map((name) => missingFacts[name])).slice(0, 5),
  };
  let notes = render(opening, lists);
  while ([...notes].length > NOTES_MAX && shorten(lists)) notes = render(opening, lists);
  return cutAtWord(notes, NOTES_MAX);
}
