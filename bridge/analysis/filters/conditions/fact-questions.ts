import type { Condition, EventKind } from '../../../../shared/filter-conditions.ts';
import type { Lawyer, Sum, Told } from '../../facts/case-facts.ts';
import { levelOf } from '../../facts/pick-told.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Hit } from '../../text/read-text.ts';
import { suffererOf } from '../../text/sufferer.ts';
import { type CaseInQuestion, shownBy, type Truth, unsaid } from '../base/case-in-question.ts';

type Wanted<Kind extends keyof Condition> = NonNullable<Condition[Kind]>;

const listOf = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

function greatest<T>(list: readonly T[], measure: (one: T) => number): T | undefined {
  return list.toSorted((a, b) => measure(b) - measure(a))[0];
}

const answer = (lead: CaseInQuestion, holds: boolean, fact: Told): Truth => ({
  holds,
  why: fact.say,
  shown: shownBy(lead, fact),
});

/** The true amount lies between the largest sum and all different sums together. */
function judgeSums(
  sums: readonly Sum[],
  total: number,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Wanted<'amount'>,
) {
  const largest = Math.max(...sums.map(({ amount }) => amount));
  if (total < atLeast || largest > atMost) return false;
  return largest >= atLeast && total <= atMost ? true : null;
}

export function judgeAmount(lead: CaseInQuestion, question: Wanted<'amount'>): Truth {
  const sums = lead.facts.sums.filter(({ role }) => question.of === 'any' || role === question.of);
  const largest = greatest(sums, ({ amount }) => amount);
  if (largest === undefined) return unsaid('the notes give no such amount');
  const different = [...new Set(sums.map(({ amount }) => amount))];
  const total = question.of === 'any' ? largest.amount : different.reduce((sum, amount) => sum + amount, 0);
  const holds = judgeSums(sums, total, question);
  return holds === null
    ? unsaid(`${largest.say}, with other amounts that may belong to it`)
    : answer(lead, holds, largest);
}

type LawyerAnswers = Readonly<Partial<Record<Lawyer['status'] | 'appointed', boolean>>>;

const acts = { acts: true, none: false, former: false, consulted: false };
/** The answer by the status of the lawyer in the notes; unknown for a status that is not listed. */
const lawyerAnswers: Readonly<Record<Wanted<'lawyer'>, LawyerAnswers>> = {
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
  /** A fact that makes it false, whatever the status. */
  readonly against?: 'declined' | 'lien';
}

export function judgeByLawyer(lead: CaseInQuestion, { answers, missing, against }: LawyerQuestion): Truth {
  const { lawyer } = lead.facts;
  if (lawyer === null) return unsaid('the notes do not say whether the client has a lawyer');
  const refused = against === undefined ? undefined : lawyer[against];
  if (refused !== undefined) return answer(lead, false, refused);
  const appointed = lawyer.isAppointed ? answers.appointed : undefined;
  const holds = appointed ?? answers[lawyer.status];
  return holds === undefined ? unsaid(missing) : answer(lead, holds, lawyer);
}

export const judgeLawyer = (lead: CaseInQuestion, wanted: Wanted<'lawyer'>): Truth =>
  judgeByLawyer(lead, {
    answers: lawyerAnswers[wanted],
    missing:
      wanted === 'former'
        ? 'the notes do not mention an earlier lawyer'
        : 'the notes do not say whether another lawyer was asked',
  });

/** The gravest harm counts. There is none only where the notes deny it. */
export function judgeHarm(lead: CaseInQuestion, { severityAtLeast = 1, kind }: Wanted<'harm'>): Truth {
  const harms = lead.facts.harms.filter((harm) => kind === undefined || harm.kind === kind);
  const gravest = greatest(harms, ({ severity }) => severity);
  if (gravest !== undefined) return answer(lead, gravest.severity >= severityAtLeast, gravest);
  const isWanted = (hit: Hit) =>
    levelOf(hit, 'severity') <= severityAtLeast &&
    (kind === undefined || (hit.concept.attributes.kind ?? 'body') === kind);
  return (
    deniedAtAll(lead, noInjury, 'no injury') ??
    deniedOne(lead, 'harm', isWanted) ??
    unsaid('the notes mention no such harm')
  );
}

/** A client without any of these had no care. */
const anyCare = new Set(['care.doctor', 'care.bare_doctor', 'care.treated', 'care.hospital_care']);

export function judgeCare(lead: CaseInQuestion, { levelAtLeast }: Wanted<'care'>): Truth {
  const most = greatest(lead.facts.care, ({ level }) => level);
  if (most !== undefined) return answer(lead, most.level >= levelAtLeast, most);
  const isWanted = (hit: Hit) => levelOf(hit, 'level') <= levelAtLeast || anyCare.has(hit.concept.name);
  return (
    deniedAtAll(lead, noCare, 'no care') ??
    deniedOne(lead, 'care', isWanted) ??
    unsaid('the notes mention no treatment')
  );
}

const noInjury = /\b(?:hurt|injur(?:ed|y|ies))$/;
const noCare = /\b(?:doctor|dr|treatment)$/i;

/** "No injuries", "saw no doctor": the lexicon lists these phrases among those for no loss. */
function deniedAtAll(lead: CaseInQuestion, words: RegExp, say: string): Truth | null {
  const { text } = lead;
  const hit = ['ending.no_loss', 'ending.no_loss_more']
    .flatMap((name) => text.told(name))
    .find(({ start, end }) => words.test(text.text.slice(start, end)));
  return hit === undefined ? null : answer(lead, false, { say, span: hit });
}

/** "No fracture" leaves lighter harm open: it denies only what is as grave or graver. */
function deniedOne(lead: CaseInQuestion, lexicon: 'harm' | 'care', isWanted: (hit: Hit) => boolean): Truth | null {
  const { text } = lead;
  const whoseOf = suffererOf(text);
  const hit = text.hits(lexicon).find((one) => one.denied && whoseOf(one) !== 'other' && isWanted(one));
  return hit === undefined ? null : answer(lead, false, { say: `the notes deny "${text.quote(hit)}"`, span: hit });
}

/** Where the notes name something of the sort, it is nothing else. */
function judgeKinds(
  lead: CaseInQuestion,
  facts: readonly (Told & { readonly kind: string })[],
  { wanted, missing }: { wanted: readonly string[]; missing: string },
): Truth {
  const found = facts.find(({ kind }) => wanted.includes(kind));
  if (found !== undefined) return answer(lead, true, found);
  const [other] = facts;
  return other === undefined ? unsaid(missing) : answer(lead, false, other);
}

export const judgeEvent = (lead: CaseInQuestion, wanted: EventKind | readonly EventKind[]): Truth =>
  judgeKinds(lead, lead.facts.events, { wanted: listOf(wanted), missing: 'the notes do not say what happened' });

export const judgeOpponent = (lead: CaseInQuestion, wanted: Wanted<'opponent'>): Truth =>
  judgeKinds(lead, lead.facts.opponents, {
    wanted: listOf(wanted),
    missing: 'the notes do not say who the other side is',
  });

/** Whole words, parted by blanks or line breaks. */
function findWords(text: string, words: string): { start: number; end: number } | null {
  const spaced = words.split(/\s+/u).map(RegExp.escape).join('\\s+');
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${spaced}(?![\\p{L}\\p{N}])`, 'u').exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

/** Any of them, whole words, whatever their capitals; never unknown. */
export function judgeWords(lead: CaseInQuestion, wanted: readonly string[]): Truth {
  const { folded } = lead.text;
  for (const words of wanted) {
    const plain = foldText(words).text.trim();
    const found = plain === '' ? null : findWords(folded.text, plain);
    if (found === null) continue;
    const quote = folded.quote(found.start, found.end);
    return { holds: true, why: 'the notes contain the words', shown: { quote, field: 'intakeNotes' } };
  }
  return { holds: false, why: 'the notes contain none of the words', shown: null };
}
