import { sharedLexicon } from '../lexicon/load-lexicon.ts';
import type { Concept } from '../lexicon/parse-lexicon.ts';
import type { Clause } from './clauses.ts';
import { answerAfter, isDenied } from './denial.ts';
import { type FoldedText, foldText } from './fold-text.ts';
import { maskedText } from './masked-text.ts';
import { createMoods, type Mood } from './mood.ts';
import type { Word } from './read-words.ts';
import { createSubjects, type Whose } from './subjects.ts';

/** A phrase of a lexicon found in the notes. Positions are those of the read text. */
export interface Hit {
  readonly concept: Concept;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly sentence: number;
  readonly denied: boolean;
  readonly mood: Mood;
  readonly whose: Whose;
  /** File and line of the lexicon entry. */
  readonly place: string;
}

/** A stretch of the read text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Who tells it: the client in the first person, or somebody at the firm about the client. */
export type Narration = 'first_person' | 'report';

/** The intake notes, read once; everything else works on this. */
export interface CaseText {
  readonly folded: FoldedText;
  /** Folded notes with identities masked; positions are those of `folded.text`. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
  readonly narration: Narration;
  /** Every hit of a concept (`harm.fracture`) or of a whole lexicon (`harm`), in the order of the text. */
  hits(name: string): readonly Hit[];
  /** Hits that are told as facts: neither denied nor supposed nor asked. */
  told(name: string): readonly Hit[];
  /** Whose matter the words of a stretch are about. */
  whose(place: Pick<Hit, 'first' | 'last'>): Whose;
  /** The words of the notes behind a stretch, exactly as they were written. */
  quote(span: Span): string;
}

const firstPerson = new Set(['i', 'im', 'ive', 'id', 'my', 'me', 'we', 'our', 'yo', 'mi', 'mis']);
const LEAST_FIRST_PERSON = 2;
const reportWord = new Set(['client', 'clt', 'pnc', 'caller', 'clmt', 'claimant', 'pc', 'cl', 'pltf', 'plaintiff']);

function narrationOf(words: readonly Word[]): Narration {
  const count = words.filter(({ form }) => firstPerson.has(form)).length;
  const reported = words.some(({ form }) => reportWord.has(form));
  return count >= LEAST_FIRST_PERSON && !(reported && count < 4) ? 'first_person' : 'report';
}

/** Reads notes that hold no orders to the scorer any more. */
export function readText(notes: string | FoldedText): CaseText {
  const folded = typeof notes === 'string' ? foldText(notes) : notes;
  const { text, clauses, words } = maskedText(folded);
  const narration = narrationOf(words);
  const matches = sharedLexicon().match(words);
  const whoseAt = createSubjects(words, matches, narration);
  const moodAt = createMoods(words, text);
  const byName = new Map<string, Hit[]>();
  for (const match of matches) {
    const [from, to] = [words[match.first], words[match.last]];
    if (from === undefined || to === undefined) continue;
    const answer = answerAfter(words, match.last, text);
    const mood = answer === 'yes' ? 'told' : answer === 'open' ? 'asked' : moodAt(match.first, match.last);
    const hit: Hit = {
      ...match,
      start: from.start,
      end: to.end,
      clause: from.clause,
      sentence: from.sentence,
      denied: answer === 'no' || isDenied(words, match.first, text),
      mood: answer === 'no' ? 'told' : mood,
      whose: whoseAt(match),
    };
    for (const name of [match.concept.name, match.concept.family]) {
      const hits = byName.get(name);
      if (hits === undefined) byName.set(name, [hit]);
      else hits.push(hit);
    }
  }
  const hits = (name: string): readonly Hit[] => byName.get(name) ?? [];
  return {
    folded,
    text,
    words,
    clauses,
    narration,
    hits,
    told: (name) => hits(name).filter((hit) => !hit.denied && hit.mood === 'told'),
    whose: whoseAt,
    quote: ({ start, end }) => folded.quote(start, end),
  };
}
