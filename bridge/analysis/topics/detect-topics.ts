import { compileLexicon } from '../lexicon/lexicon.ts';
import type { ListedPhrase } from '../lexicon/parse-lexicon.ts';
import { splitClauses } from '../text/clauses.ts';
import { type FoldedText, foldText } from '../text/fold-text.ts';
import { maskIdentity } from '../text/mask-identity.ts';
import { isNegated } from '../text/negation.ts';
import { readWords } from '../text/read-words.ts';
import { familyTopics } from './family-topics.ts';
import { injuryTopics } from './injury-topics.ts';
import { moneyTopics } from './money-topics.ts';
import { roadTopics } from './road-topics.ts';
import { stateTopics } from './state-topics.ts';
import type { TopicTable, TopicWords } from './topic-words.ts';
import { workTopics } from './work-topics.ts';

export interface Topic {
  /** Id of a built-in practice area. */
  areaId: string;
  /** How much in the notes speaks for it; below 3 nothing names it. */
  weight: number;
  /** The words that show it best. */
  quote: string;
}

const topics: TopicTable = {
  ...roadTopics,
  ...injuryTopics,
  ...workTopics,
  ...familyTopics,
  ...stateTopics,
  ...moneyTopics,
};

/** The ids of the areas that notes can be told to be about. */
export const topicAreaIds: readonly string[] = Object.keys(topics);

const degrees = ['sure', 'likely', 'hint'] as const satisfies readonly (keyof TopicWords)[];
type Degree = (typeof degrees)[number];
const weightOf: Record<Degree, number> = { sure: 3, likely: 1, hint: 0.4 };
/** However long the notes, side remarks of a degree never add up to more. */
const ceiling: Record<Degree, number> = { sure: 15, likely: 4, hint: 1.2 };

/** The phrases of a list, word by word, as the reading spells them. */
const listedPhrases = (list: string): string[][] =>
  list
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|'s\b|'/gu, '')
    .split(/[,\n]/)
    .map((phrase) => phrase.split(/[\s-]+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);

const unconditional = { notBefore: [], notAfter: [], together: [], apart: [] };

/** Each phrase is a concept of its own: "car" counts beside "car accident". */
const phrases: ListedPhrase[] = Object.entries(topics).flatMap(([areaId, words]) =>
  degrees.flatMap((degree) =>
    listedPhrases(words[degree] ?? '').map((parts) => ({
      concept: { name: degree, family: areaId, attributes: {} },
      parts,
      ...unconditional,
      place: areaId,
    })),
  ),
);
const lexicon = compileLexicon([{ classes: [], named: new Map(), concepts: [], phrases }]);

/** Interstates are written like immigration forms; whatever is no common form is a road. */
const INTERSTATE =
  /\bi[- ]?(?!(?:129|130|131|140|212|290|360|485|539|589|601|693|730|751|765|797|821|824|864|918)[a-z]?\b)\d{1,3}\b/g;

/** Where people say why they chose a label, its name is no subject of the notes. */
const LABEL_EXCUSE =
  /\b(?:i )?(?:put|picked|chose|selected|clicked|marked|checked|puse|escogi|elegi)\b[^.\n]{0,40}\b(?:because|bc|cuz|as it|as the|since|by mistake|by accident|only option|first one|first on|wrong|blank|porque|por error)\b[^.\n]{0,60}/g;

/** Words of a matter in another sense: who fell behind fell nowhere, and a shop's name tells of no home. */
const OTHER_SENSE =
  /\bf(?:ell|all|allen|alling) (?:behind|through|apart|short|asleep|ill|sick|for (?:it|the))\b|\bhome ?depot\b|\bkicked back\b(?= (?:and|in|on))/g;

const dots = (words: string) => '.'.repeat(words.length);

interface Evidence {
  areaId: string;
  degree: Degree;
  start: number;
  end: number;
}

/** The same words count once; so often they are looked at for a place where they are not denied. */
const LOOKED_AT = 8;

function gather(text: string): Evidence[] {
  const clauses = splitClauses(text);
  const words = readWords(text, clauses);
  const seen = new Map<string, number>();
  return lexicon.match(words).flatMap(({ concept, first, last }) => {
    const areaId = concept.family;
    const degree = concept.name as Degree;
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? start;
    const key = `${areaId} ${degree} ${text.slice(start, end)}`;
    const times = seen.get(key) ?? 0;
    if (times >= LOOKED_AT) return [];
    seen.set(key, times + 1);
    const clause = clauses[words[first]?.clause ?? 0];
    const denied = clause !== undefined && isNegated(clause.text, start - clause.start, end - start);
    return denied ? [] : [{ areaId, degree, start, end }];
  });
}

/** Different words count once each; overlapping ones count as the longest of them. */
function weigh(evidence: readonly Evidence[], text: string): number {
  return degrees.reduce((total, degree) => {
    const words = new Set<string>();
    let reached = -1;
    for (const { start, end } of evidence.filter((one) => one.degree === degree)) {
      if (start >= reached) words.add(text.slice(start, end));
      reached = Math.max(reached, end);
    }
    return total + Math.min(ceiling[degree], words.size * weightOf[degree]);
  }, 0);
}

/** Notes as they came, folded, or read: then without what was addressed to the scorer. */
type Notes = string | FoldedText | { readonly folded: FoldedText; readonly text: string };

function open(notes: Notes): { folded: FoldedText; text: string } {
  if (typeof notes !== 'string' && 'folded' in notes) return notes;
  const folded = typeof notes === 'string' ? foldText(notes) : notes;
  return { folded, text: maskIdentity(folded.text) };
}

/** Which practice areas the notes are about, the most likely first. What is denied does not count. */
export function detectTopics(notes: Notes): Topic[] {
  const { folded, text: masked } = open(notes);
  const text = masked.replace(INTERSTATE, dots).replace(OTHER_SENSE, dots).replace(LABEL_EXCUSE, dots);
  const byArea = Map.groupBy(gather(text), ({ areaId }) => areaId);
  return [...byArea]
    .map(([areaId, evidence]) => {
      const [best] = [...evidence].sort((a, b) => degrees.indexOf(a.degree) - degrees.indexOf(b.degree));
      return { areaId, weight: weigh(evidence, text), quote: folded.quote(best?.start ?? 0, best?.end ?? 0) };
    })
    .sort((a, b) => b.weight - a.weight || (a.areaId < b.areaId ? -1 : 1));
}
