import { sharedLexicon } from '../lexicon/load-lexicon.ts';
import type { Concept } from '../lexicon/parse-lexicon.ts';
import { wordSet } from '../lexicon/word-files.ts';
import { ofAnecdote } from './bystanders.ts';
import type { Clause } from './clauses.ts';
import { answerAfter, denialBefore, isDenied } from './denial.ts';
import { type FoldedText, foldText } from './fold-text.ts';
import { lastMarked } from './last-marked.ts';
import { maskedText } from './masked-text.ts';
import type { Word } from './read-words.ts';
import { createSubjects, type Whose } from './subjects.ts';

/** How something is said: as a fact, as a condition or fear, or as a question. */
type Mood = 'told' | 'supposed' | 'asked';

const supposing = wordSet(
  'if whether unless would could might may should wondering worried afraid scared fear risk potentially possibly theoretically hypothetically imagine suppose case si podria',
);
const [LONGEST_SUPPOSITION, LONGEST_CONDITION] = [8, 14];
/** "In case she called the police and I was arrested": a condition reaches over "and" into the next clause. */
const conditions = wordSet('if unless case si');
/** All other words leave a mood as it is. */
const turning = new Set([...supposing, ...'and or y o like'.split(' ')]);
const inMay = /^(?:in|of|since|last|this|until|till|early|late|mid)$/;
/** "Back in three days or I'm fired": what comes unless one does as told. */
const otherwise = wordSet('im ill else youre hell shell theyll well');

// "Is this malpractice or what": a question without its mark.
const bare = wordSet('is are am can could does should');
const inverted = wordSet('can could should would do does did am is are will shall may must puedo puede debo');
const subject = wordSet(
  'i we you u he she they it this that there the his her their my our any anyone anybody someone yo',
);
const asking = wordSet('what whats how why any que como cuanto');

function opensQuestion(words: readonly Word[], at: number, text: string): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined) return false;
  if (inverted.has(word.form) && subject.has(after?.form ?? '')) return true;
  return (
    asking.has(word.form) && (before?.sentence !== word.sentence || /[,:-]/.test(text.slice(before.end, word.start)))
  );
}

const wishing = wordSet('id wed hed shed theyd youd would');

/** Without a question word only what comes after the last comma is asked: "12 stitches, tendon?". */
function lastPartStart(words: readonly Word[], last: number, text: string): number {
  let from = last;
  while (words[from - 1]?.sentence === words[last]?.sentence) {
    if (/[,:*+]/.test(text.slice(words[from - 1]?.end, words[from]?.start))) return from;
    from -= 1;
  }
  return from;
}

/** Where in each sentence that asks the question starts; no entry for other sentences. */
function questionStarts(words: readonly Word[], text: string): Map<number, number> {
  const starts = new Map<number, number>();
  words.forEach(({ sentence, end, form }, at) => {
    if (words[at - 1]?.sentence !== sentence && bare.has(form) && subject.has(words[at + 1]?.form ?? ''))
      starts.set(sentence, at);
    if (words[at + 1]?.sentence === sentence || !text.slice(end, end + 3).includes('?')) return;
    let from = at;
    while (words[from]?.sentence === sentence && !opensQuestion(words, from, text)) from -= 1;
    starts.set(sentence, words[from]?.sentence === sentence ? from : lastPartStart(words, at, text));
  });
  return starts;
}

/** Judges phrases by the words around them: "he hit me, can i sue?" tells that he did. */
function createMoods(words: readonly Word[], text: string): (first: number, last: number) => Mood {
  const questions = questionStarts(words, text);
  const turns = lastMarked(words.length, (at) => turning.has(words[at]?.form ?? ''));
  return (first, last) => {
    const { clause, sentence = -1 } = words[first] ?? {};
    let joined = false;
    const isInReach = (at: number) => first - at <= LONGEST_CONDITION && words[at]?.sentence === sentence;
    for (let at = turns[first] ?? -1; at >= 0 && isInReach(at); at = turns[at - 1] ?? -1) {
      const form = words[at]?.form ?? '';
      if (words[at]?.clause !== clause && !joined) break;
      if (first - at > LONGEST_SUPPOSITION && !conditions.has(form)) continue;
      joined ||= /^(?:and|or|y|o)$/.test(form) && words[at - 1]?.clause !== words[at]?.clause;
      if (form === 'or' && otherwise.has(words[at + 1]?.form ?? '')) return 'supposed';
      if (form === 'may' && (words[at + 1]?.form === '#' || inMay.test(words[at - 1]?.form ?? ''))) continue;
      if (at === first && /^(?:afraid|scared)$/.test(form)) continue;
      if (form === 'case' && words[at - 1]?.form !== 'in') continue;
      // "Like it was my fault" is how somebody acts.
      const isManner = !wishing.has(words[at - 1]?.form ?? '') && subject.has(words[at + 1]?.form ?? '');
      if (form === 'like' && words[at]?.clause === clause && isManner) return 'supposed';
      if ((words[at]?.clause === clause ? supposing : conditions).has(form)) return 'supposed';
    }
    const question = questions.get(sentence);
    return question !== undefined && last >= question ? 'asked' : 'told';
  };
}

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
  /** Hits that are told as facts: neither denied nor supposed nor asked, nor of somebody beside the matter. */
  told(name: string): readonly Hit[];
  /** Whose matter the words of a stretch are about. */
  whose(place: Pick<Hit, 'first' | 'last'>): Whose;
  /** The words of the notes behind a stretch, exactly as they were written. */
  quote(span: Span): string;
}

const firstPerson = new Set(['i', 'im', 'ive', 'id', 'my', 'me', 'we', 'our', 'yo', 'mi', 'mis']);
const LEAST_FIRST_PERSON = 2;
export const reportWord = new Set('client clt pnc caller clmt claimant pc cl pltf plaintiff'.split(' '));

function narrationOf(words: readonly Word[]): Narration {
  const count = words.filter(({ spelt }) => firstPerson.has(spelt)).length;
  const reported = words.some(({ form }) => reportWord.has(form));
  return count >= LEAST_FIRST_PERSON && !(reported && count < 4) ? 'first_person' : 'report';
}

const ofBody = new Set(['harm', 'harm_light', 'harm_mind', 'care', 'part']);
/** A grave harm: "injuries" and "fractures" are often the second of a list of anything. */
const isGrave = ({ concept }: Hit): boolean => concept.family === 'harm' || Number(concept.attributes.level) > 2;

/** "No attorney, broken leg": what is denied ahead of the comma is of another kind, and no "or" closes a list. */
function isOfAnotherKind(hit: Hit, found: readonly Hit[], words: readonly Word[], text: string): boolean {
  if (!isGrave(hit) || /^[a-z]+(?<!si)s$/.test(text.slice(hit.start, hit.end))) return false;
  const from = denialBefore(words, hit.first);
  const comma = text.lastIndexOf(',', hit.start);
  if (
    from === -1 ||
    comma < (words[from]?.end ?? 0) ||
    /[,;:]|\b(?:or|nor|and)\b/.test(text.slice(words[from]?.end, comma))
  )
    return false;
  const rest = text.slice(hit.end, words.findLast(({ clause }) => clause === hit.clause)?.end);
  if (/\b(?:or|nor)\b/.test(rest) || /\b(?:or|nor|and|any)\b/.test(text.slice(comma, hit.start))) return false;
  return !found.some((one) => one.first >= from && one.start < comma && ofBody.has(one.concept.family));
}

/** Reads notes that hold no orders to the scorer any more. */
export function readText(notes: string | FoldedText): CaseText {
  const folded = typeof notes === 'string' ? foldText(notes) : notes;
  const { text, clauses, words } = maskedText(folded);
  const narration = narrationOf(words);
  const matches = sharedLexicon().match(words);
  const whoseAt = createSubjects(words, matches, narration);
  const moodAt = createMoods(words, text);
  let [begun, denied] = [-1, false];
  const found = matches.map(({ concept, first, last, place }): Hit => {
    const { start = 0, clause = 0, sentence = 0 } = words[first] ?? {};
    // Many phrases begin at the same word.
    if (first !== begun) denied = isDenied(words, first, text);
    begun = first;
    const answer = answerAfter(words, last, text);
    const mood = answer === 'yes' || answer === 'no' ? 'told' : answer === 'open' ? 'asked' : moodAt(first, last);
    return {
      concept,
      first,
      last,
      place,
      start,
      end: words[last]?.end ?? 0,
      clause,
      sentence,
      denied: answer === 'no' || denied,
      mood,
      whose: whoseAt({ first, last }),
    };
  });
  const told = found.map((hit) =>
    hit.denied && isOfAnotherKind(hit, found, words, text) ? { ...hit, denied: false } : hit,
  );
  const byConcept = Map.groupBy(told, ({ concept }) => concept.name);
  const byFamily = Map.groupBy(told, ({ concept }) => concept.family);
  const hits = (name: string): readonly Hit[] => byConcept.get(name) ?? byFamily.get(name) ?? [];
  const read: CaseText = {
    folded,
    text,
    words,
    clauses,
    narration,
    hits,
    told: (name) =>
      hits(name).filter(
        (hit) => !hit.denied && hit.mood === 'told' && (hit.concept.family === 'evidence' || !ofAnecdote(read)(hit)),
      ),
    whose: whoseAt,
    quote: ({ start, end }) => folded.quote(start, end),
  };
  return read;
}
