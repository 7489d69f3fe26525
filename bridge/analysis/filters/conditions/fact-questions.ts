import type { Condition, EventKind } from '../../../../shared/filter-conditions.ts';
import type { Lawyer, Sum, Told } from '../../facts/case-facts.ts';
import { levelOf } from '../../facts/pick-told.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Hit } from '../../text/read-text.ts';
import { suffererOf } from '../../text/sufferer.ts';
import { type CaseInQuestion, shownBy } from './case-in-question.ts';
import { type Truth, unsaid } from './truth.ts';

type Asked<Kind extends keyof Condition> = NonNullable<Condition[Kind]>;

const listOf = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

function greatest<T>(list: readonly T[], measure: (one: T) => number): T | undefined {
  return list.toSorted((a, b) => measure(b) - measure(a))[0];
}

const answer = (asked: CaseInQuestion, holds: boolean, told: Told): Truth => ({
  holds,
  why: told.say,
  shown: shownBy(asked, told),
});

/** The largest sum is paid at least, all different ones together at most; what lies between is open. */
function judgeSums(
  sums: readonly Sum[],
  total: number,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Asked<'amount'>,
) {
  const largest = Math.max(...sums.map(({ amount }) => amount));
  if (total < atLeast || largest > atMost) return false;
  return largest >= atLeast && total <= atMost ? true : null;
}

export function judgeAmount(asked: CaseInQuestion, question: Asked<'amount'>): Truth {
  const sums = asked.facts.sums.filter(({ role }) => question.of === 'any' || role === question.of);
  const largest = greatest(sums, ({ amount }) => amount);
  if (largest === undefined) return unsaid('the notes give no such amount');
  const different = [...new Set(sums.map(({ amount }) => amount))];
  const total = question.of === 'any' ? largest.amount : different.reduce((sum, amount) => sum + amount, 0);
  const holds = judgeSums(sums, total, question);
  return holds === null
    ? unsaid(`${largest.say}, with other amounts that may belong to it`)
    : answer(asked, holds, largest);
}

type LawyerAnswers = Readonly<Partial<Record<Lawyer['status'] | 'appointed', boolean>>>;

const acts = { acts: true, none: false, former: false, consulted: false };
/** By what the notes tell of the lawyer; what is not among it is open. */
const lawyerAnswers: Readonly<Record<Asked<'lawyer'>, LawyerAnswers>> = {
  none: { acts: false, none: true, former: true, consulted: true },
  acts,
  former: { former: true },
  never: { acts: false, none: true, former: false, consulted: true },
  hired: { ...acts, appointed: false },
  asked: { acts: true, former: true, consulted: true },
};

export interface LawyerQuestion {
  readonly answers: LawyerAnswers;
  readonly missing: string;
  /** What makes it false, whoever acts. */
  readonly against?: 'declined' | 'lien';
}

export function judgeByLawyer(asked: CaseInQuestion, { answers, missing, against }: LawyerQuestion): Truth {
  const { lawyer } = asked.facts;
  if (lawyer === null) return unsaid('the notes do not say whether the client has a lawyer');
  const refused = against === undefined ? undefined : lawyer[against];
  if (refused !== undefined) return answer(asked, false, refused);
  const appointed = lawyer.isAppointed ? answers.appointed : undefined;
  const holds = appointed ?? answers[lawyer.status];
  return holds === undefined ? unsaid(missing) : answer(asked, holds, lawyer);
}

export const judgeLawyer = (asked: CaseInQuestion, wanted: Asked<'lawyer'>): Truth =>
  judgeByLawyer(asked, {
    answers: lawyerAnswers[wanted],
    missing:
      wanted === 'former'
        ? 'the notes do not mention an earlier lawyer'
        : 'the notes do not say whether another lawyer was asked',
  });

/** The gravest counts. That there is none is known only where the notes deny it. */
export function judgeHarm(asked: CaseInQuestion, { severityAtLeast = 1, kind }: Asked<'harm'>): Truth {
  const harms = asked.facts.harms.filter((harm) => kind === undefined || harm.kind === kind);
  const gravest = greatest(harms, ({ severity }) => severity);
  if (gravest !== undefined) return answer(asked, gravest.severity >= severityAtLeast, gravest);
  const isAsked = (hit: Hit) =>
    levelOf(hit, 'severity') <= severityAtLeast &&
    (kind === undefined || (hit.concept.attributes.kind ?? 'body') === kind);
  return (
    deniedAtAll(asked, noInjury, 'no injury') ??
    deniedOne(asked, 'harm', isAsked) ??
    unsaid('the notes mention no such harm')
  );
}

/** Who got none of these got no care. */
const anyCare = new Set(['care.doctor', 'care.bare_doctor', 'care.treated', 'care.hospital_care']);

export function judgeCare(asked: CaseInQuestion, { levelAtLeast }: Asked<'care'>): Truth {
  const most = greatest(asked.facts.care, ({ level }) => level);
  if (most !== undefined) return answer(asked, most.level >= levelAtLeast, most);
  const isAsked = (hit: Hit) => levelOf(hit, 'level') <= levelAtLeast || anyCare.has(hit.concept.name);
  return (
    deniedAtAll(asked, noCare, 'no care') ??
    deniedOne(asked, 'care', isAsked) ??
    unsaid('the notes mention no treatment')
  );
}

const noInjury = /\b(?:hurt|injur(?:ed|y|ies))$/;
const noCare = /\b(?:doctor|dr|treatment)$/i;

/** "No injuries", "saw no doctor": these stand among what tells of no loss, as words of their own. */
function deniedAtAll(asked: CaseInQuestion, words: RegExp, say: string): Truth | null {
  const { text } = asked;
  const hit = ['ending.no_loss', 'ending.no_loss_more']
    .flatMap((name) => text.told(name))
    .find(({ start, end }) => words.test(text.text.slice(start, end)));
  return hit === undefined ? null : answer(asked, false, { say, span: hit });
}

/** "No fracture" leaves lighter harm open: only what is asked for as grave or graver is denied with it. */
function deniedOne(asked: CaseInQuestion, lexicon: 'harm' | 'care', isAsked: (hit: Hit) => boolean): Truth | null {
  const { text } = asked;
  const whoseOf = suffererOf(text);
  const hit = text.hits(lexicon).find((one) => one.denied && whoseOf(one) !== 'other' && isAsked(one));
  return hit === undefined ? null : answer(asked, false, { say: `the notes deny "${text.quote(hit)}"`, span: hit });
}

/** Where something of the sort is told, what is not among it is taken as not so. */
function judgeKinds(
  asked: CaseInQuestion,
  told: readonly (Told & { readonly kind: string })[],
  { wanted, missing }: { wanted: readonly string[]; missing: string },
): Truth {
  const found = told.find(({ kind }) => wanted.includes(kind));
  if (found !== undefined) return answer(asked, true, found);
  const [other] = told;
  return other === undefined ? unsaid(missing) : answer(asked, false, other);
}

export const judgeEvent = (asked: CaseInQuestion, wanted: EventKind | readonly EventKind[]): Truth =>
  judgeKinds(asked, asked.facts.events, { wanted: listOf(wanted), missing: 'the notes do not say what happened' });

export const judgeOpponent = (asked: CaseInQuestion, wanted: Asked<'opponent'>): Truth =>
  judgeKinds(asked, asked.facts.opponents, {
    wanted: listOf(wanted),
    missing: 'the notes do not say who the other side is',
  });

/** Whole words; a line break parts them as a blank does. */
function findWords(text: string, words: string): { start: number; end: number } | null {
  const spaced = words.split(/\s+/u).map(RegExp.escape).join('\\s+');
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${spaced}(?![\\p{L}\\p{N}])`, 'u').exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

/** Any of them, whole words, whatever their capitals; never unknown. */
export function judgeWords(asked: CaseInQuestion, wanted: readonly string[]): Truth {
  const { folded } = asked.text;
  for (const words of wanted) {
    const plain = foldText(words).text.trim();
    const found = plain === '' ? null : findWords(folded.text, plain);
    if (found === null) continue;
    const quote = folded.quote(found.start, found.end);
    return { holds: true, why: 'the notes contain the words', shown: { quote, field: 'intakeNotes' } };
  }
  return { holds: false, why: 'the notes contain none of the words', shown: null };
}
