import type { InputRecord } from '../../shared/record.ts';
import {
  type Breakdown,
  caseParts,
  type Fact,
  type FactName,
  type Flag,
  type FlagName,
  flagLabels,
  missingFacts,
  NOTES_MAX,
} from '../../shared/results.ts';
import { cutAtWord, toPlainText } from './plain-text.ts';
import { isBookkeeping } from './settle-parts.ts';

export type NotesMaterial = Pick<Breakdown, 'parts' | 'missing' | 'flags' | 'facts'>;

const LEAD_MAX = 170;
const VALUE_MAX = 60;
const MOST_WEAK = 3;
const MOST_ASKED = 4;

/** Flags an intake person has to read in the notes, gravest first; the rest live in the breakdown. */
const statedFlags: readonly FlagName[] = [
  'safety',
  'not_a_lead',
  'spam',
  'already_represented',
  'time_barred',
  'duplicate',
  'injection_suspected',
];

/** Contact data has no place in notes, even where a fact repeats words of the record. */
const contactData = /\S@\S|https?:\S|(?:\d[\s().-]*){7,}/u;
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/gu;
const hasContactData = (text: string) => contactData.test(text.replace(isoDate, ''));
const plainValue = /^[\p{L}\p{M}\p{N} $€£%.,'’&/:()-]{2,80}$/u;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** Values that may appear in notes: plain words, no way to reach anybody, nobody's name. */
function createValues(facts: readonly Fact[], names: readonly string[]): (name: FactName, most: number) => string[] {
  return (name, most) => {
    const values = facts
      .filter((fact) => fact.name === name)
      .map(({ value }) => cutAtWord(toPlainText(value).replace(/[.;,\s]{1,9}$/u, ''), VALUE_MAX))
      .filter((value) => plainValue.test(value) && !hasContactData(value))
      .filter((value) => !wordsOf(value).some((word) => names.includes(word)));
    return [...new Set(values)].slice(0, most);
  };
}

const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

function joined(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** A sentence of the notes; those with the highest `spare` go first where there is no room. */
interface Sentence {
  readonly text: string;
  readonly spare: number;
}

/** Whether notes come from no client at all. */
export const isNoLead = ({ flags }: { readonly flags: readonly Pick<Flag, 'name'>[] }): boolean =>
  flags.some(({ name }) => name === 'not_a_lead' || name === 'spam');

/** Where no fact can be named, what earned most points by words of the record; where nothing did, so much. */
function fallback({ parts }: NotesMaterial): Sentence[] {
  const earned = caseParts.flatMap((name) => parts[name].reasons).filter(({ points, quote }) => points > 0 && quote);
  const ranked = earned.toSorted((a, b) => b.points - a.points).map(({ why }) => toPlainText(why));
  const shown = [...new Set(ranked)].filter((why) => !isBookkeeping(why) && !hasContactData(why)).slice(0, 2);
  return [{ text: shown.length > 0 ? sentence(shown.join('; ')) : 'No claim recognized in the notes.', spare: 8 }];
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthNames = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)));

/** A date as it is read aloud: "on September 1, 2026", "in September 2026", "in 2026"; other wordings stay. */
function spokenDate(value: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value) ?? [];
  if (year === undefined) return value;
  if (month === undefined) return `in ${year}`;
  const name = monthNames[Number(month) - 1];
  return day === undefined ? `in ${name} ${year}` : `on ${name} ${Number(day)}, ${year}`;
}

/** What happened, the date beside what comes first. */
function storyOf([first, ...others]: readonly string[], value: string): string {
  const date = spokenDate(value);
  if (first === undefined) return date === '' ? '' : `happened ${date}`;
  const dated = date === '' ? first : `${first}${date === value ? ',' : ''} ${date}`;
  return [dated, ...others].join('; ');
}

function strengthsOf(material: NotesMaterial, names: readonly string[]): Sentence[] {
  if (isNoLead(material)) return [];
  const { facts } = material;
  const told = createValues(facts, names);
  const said = new Set<string>();
  // A harm or a loss that the story already names is not said twice.
  const values = (name: FactName, most: number) =>
    told(name, most).filter((value) => !said.has(value.toLowerCase()) && said.add(value.toLowerCase()));
  const [date = ''] = values('incident_date', 1);
  const story = values('claim', 2);
  const [deadline = ''] = values('deadline', 1);
  const wrongs = values('liability', 2);
  // What shows a wrong is not named again as its proof.
  const shown = facts.filter(({ name }) => name === 'liability').map(({ quote }) => quote);
  const proof = createValues(
    facts.filter(({ quote }) => quote === null || !shown.includes(quote)),
    names,
  )('evidence', 3);
  const free = facts.some(({ name, value }) => name === 'representation' && /^no(?:ne|\b)/.test(value));
  const defended = facts.some(({ value }) => value.endsWith('has a public defender'));
  return [
    { text: sentence(storyOf(story, date)), spare: 1 },
    { text: sentence([...values('injury', 2), ...values('treatment', 2)].join(', ')), spare: 2 },
    { text: sentence(wrongs.join('; ')), spare: 3 },
    { text: sentence(joined(proof)), spare: 4 },
    { text: sentence([...values('amount', 1), ...values('lost_work', 1)].join(', ')), spare: 5 },
    {
      text: deadline === '' ? '' : sentence(deadline.startsWith('deadline') ? deadline : `deadline: ${deadline}`),
      spare: 3,
    },
    { text: sentence(values('insurance', 1).join('')), spare: 7 },
    { text: free ? 'No lawyer yet.' : defended ? 'Has a public defender.' : '', spare: 6 },
  ];
}

function flagSentences({ flags }: NotesMaterial): Sentence[] {
  return statedFlags.flatMap((name) => {
    const flag = flags.find((one) => one.name === name);
    if (flag === undefined) return [];
    const detail = toPlainText(flag.detail ?? '');
    const label = flagLabels[name];
    const shown = plainValue.test(detail) && !hasContactData(detail) && detail !== label;
    const saysLabel = detail.toLowerCase().startsWith(label);
    const text = saysLabel ? cutAtWord(detail, VALUE_MAX) : `${label}: ${cutAtWord(detail, VALUE_MAX)}`;
    return [{ text: sentence(shown ? text : label), spare: 0 }];
  });
}

/** What costs points, by weight, in the words of the reasons but never in those of the record. */
function weaknessesOf({ parts, flags }: NotesMaterial): string[] {
  const costs = new Map<string, number>();
  for (const name of [...caseParts, 'quality', 'present'] as const) {
    for (const { points, why } of parts[name].reasons) if (points < 0) costs.set(why, (costs.get(why) ?? 0) + points);
  }
  const ranked = [...costs].toSorted(([, a], [, b]) => a - b).map(([why]) => toPlainText(why));
  const flagged = new Set(flags.flatMap(({ name, detail }) => [flagLabels[name], detail]));
  return ranked
    .filter((why) => why !== '' && !isBookkeeping(why) && !flagged.has(why) && !hasContactData(why))
    .slice(0, MOST_WEAK);
}

function compose(sentences: readonly Sentence[], weak: readonly string[], asked: readonly string[]): string {
  const texts = sentences.map(({ text }) => text);
  const weakness = weak.length > 0 ? `Weak: ${weak.join('; ')}.` : '';
  const missing = asked.length > 0 ? `Missing: ${asked.join(', ')}.` : '';
  return [...texts, weakness, missing].filter((text) => text !== '').join(' ');
}

interface NotesOptions {
  /** The sentence that must not be lost; it comes first. */
  lead?: string;
  /** The client, whose name has no place in notes. */
  client?: Pick<InputRecord, 'firstName' | 'lastName'>;
}

/** Strengths, then weaknesses, then what is missing, as sentences that can be read aloud; at most 300 code points. */
export function writeNotes(material: NotesMaterial, { lead = '', client }: NotesOptions = {}): string {
  const opening: Sentence = { text: cutAtWord(toPlainText(lead), LEAD_MAX), spare: -1 };
  const names = wordsOf(`${client?.firstName ?? ''} ${client?.lastName ?? ''}`).filter((word) => word.length > 1);
  const strengths = strengthsOf(material, names).filter(({ text }) => text !== '');
  const flags = flagSentences(material);
  const told = strengths.length > 0 || isNoLead(material) ? strengths : fallback(material);
  const sentences = [opening, ...flags, ...told];
  const weak = weaknessesOf(material);
  const asked = material.missing.slice(0, MOST_ASKED).map((name) => missingFacts[name]);
  while ([...compose(sentences, weak, asked)].length > NOTES_MAX) {
    const [least] = sentences.toSorted((a, b) => b.spare - a.spare);
    if (weak.length > 1 && weak.length + 1 >= sentences.length) weak.pop();
    else if (asked.length > 2) asked.pop();
    else if (least !== undefined && least.spare > 2) sentences.splice(sentences.indexOf(least), 1);
    else if (weak.length > 1) weak.pop();
    else if (asked.length > 1) asked.pop();
    else break;
  }
  return cutAtWord(compose(sentences, weak, asked), NOTES_MAX);
}
