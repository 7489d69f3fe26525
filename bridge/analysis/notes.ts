import {
  type Breakdown,
  caseParts,
  type Flag,
  type FlagName,
  flagLabels,
  missingFacts,
  NOTES_MAX,
  type PartName,
  type Reason,
} from '../../shared/results.ts';
import { cutAtWord, toPlainText } from './plain-text.ts';

export type NotesMaterial = Pick<Breakdown, 'parts' | 'missing' | 'flags'>;

const ITEM_MAX = 80;
const LEAD_MAX = 170;

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

function toItem(text: string): string {
  const plain = toPlainText(text).replace(/[.;,\s]+$/u, '');
  return contactData.test(plain.replace(isoDate, '')) ? '' : cutAtWord(plain, ITEM_MAX);
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const item = toItem(text);
    const key = item.toLowerCase();
    if (item !== '' && !seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}

function reasonsOf(material: NotesMaterial, names: readonly PartName[]): Reason[] {
  return names.flatMap((name) => material.parts[name].reasons);
}

function strengthsOf(material: NotesMaterial): string[] {
  const earned = reasonsOf(material, caseParts).filter((reason) => reason.points > 0);
  return distinct(earned.toSorted((a, b) => b.points - a.points).map((reason) => reason.why));
}

function flagsToState(flags: readonly Flag[], costs: readonly Reason[]): string[] {
  const explained = (flag: Flag) => flag.quote !== null && costs.some((reason) => reason.quote === flag.quote);
  return statedFlags.flatMap((name) => {
    const found = flags.find((flag) => flag.name === name);
    return found === undefined || explained(found) ? [] : [flagLabels[name]];
  });
}

function weaknessesOf(material: NotesMaterial): string[] {
  const costs = [...reasonsOf(material, caseParts), ...reasonsOf(material, ['quality', 'present'])]
    .filter((reason) => reason.points < 0)
    .toSorted((a, b) => a.points - b.points);
  const low = caseParts
    .filter((name) => material.parts[name].points * 3 < material.parts[name].max)
    .filter((name) => !material.parts[name].reasons.some((reason) => reason.points < 0))
    .map((name) => lowPart[name]);
  return distinct([...flagsToState(material.flags, costs), ...costs.map((reason) => reason.why), ...low]);
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

/** Strengths, then weaknesses, then what is missing, after the sentence that must not be lost, if there is one. */
export function writeNotes(material: NotesMaterial, lead = ''): string {
  const opening = cutAtWord(toPlainText(lead), LEAD_MAX);
  const lists: Lists = {
    strong: strengthsOf(material).slice(0, 3),
    weak: weaknessesOf(material).slice(0, 3),
    missing: distinct(material.missing.map((name) => missingFacts[name])).slice(0, 5),
  };
  let notes = render(opening, lists);
  while ([...notes].length > NOTES_MAX && shorten(lists)) notes = render(opening, lists);
  return cutAtWord(notes, NOTES_MAX);
}
