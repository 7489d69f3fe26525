import type { InputRecord } from '../../../shared/record.ts';
import { type CasePart, caseParts, type Reason } from '../../../shared/results.ts';
import { withoutFieldOrders } from '../completeness/hostile-text.ts';
import type { CaseAssessment, PartAssessment } from '../engine.ts';
import { findState } from '../places/find-state.ts';
import { foldText } from '../text/fold-text.ts';
import { type Ending, findEndings } from './findings/endings.ts';
import { listFacts, listFlags, listMissing } from './findings/facts.ts';
import { gradeFindings } from './findings/features.ts';
import type { Finding, Span } from './findings/finding.ts';
import type { NonLead } from './findings/non-lead.ts';
import { type CaseFindings, readFindings } from './findings/read-findings.ts';
import { findInjections } from './injection/find-injections.ts';
import { notesWithoutOrders } from './injection/without-orders.ts';
import { conceptNames } from './lexicons/find-phrases.ts';
import { basePoints, pointRules } from './points/points-table.ts';
import { scorePart } from './points/score-parts.ts';
import { blendWording } from './wording/blend-wording.ts';
import { findingForms } from './wording/finding-forms.ts';
import { sentenceForms } from './wording/sentence-forms.ts';
import { type WordingToken, wordingTokens } from './wording/wording-tokens.ts';

/** What is left of clarity where there is no case: one can tell that there is none. */
const nonLeadClarity: Record<NonLead['kind'], number> = {
  vendor: 0,
  job: 0,
  student: 4,
  wrong_number: 0,
  test: 0,
  other_side: 4,
  existing: 4,
  no_claim: 4,
  empty: 0,
};

const nonLeadNames: Record<NonLead['kind'], string> = {
  vendor: 'an offer to the firm, no case',
  job: 'somebody looking for work, no case',
  student: 'a question for study, no case',
  wrong_number: 'a call meant for somebody else',
  test: 'nothing but filler',
  other_side: 'the other side of a matter',
  existing: 'about a matter the firm has already',
  no_claim: 'nothing that could be a claim',
  empty: 'empty notes',
};

const nothing = (why: string): PartAssessment => ({
  points: 0,
  reasons: [{ points: 0, why, quote: null, field: null }],
});

const assessNonLead = ({ kind, span }: NonLead, quote: (span: Span | null) => string | null) => {
  const why = nonLeadNames[kind];
  const words = quote(span);
  const points = nonLeadClarity[kind];
  const reason: Reason = { points, why, quote: words, field: words === null ? null : 'intakeNotes' };
  return { clarity: { points, reasons: [reason] }, strength: nothing(why), damages: nothing(why), merit: nothing(why) };
};

const stuffed: NonLead = { kind: 'no_claim', span: null };
const fewestPhoneDigits = 7;

const canBeReached = (record: InputRecord): boolean =>
  record.phone.replace(/\D/g, '').length >= fewestPhoneDigits || /\S@\S+\.\S/.test(record.email);

const assessParts = (found: CaseFindings, quote: (span: Span | null) => string | null) => {
  const endings = findEndings(found);
  const features = gradeFindings(found);
  const part = (name: CasePart): PartAssessment =>
    scorePart({ part: name, base: basePoints[name], rules: pointRules, features, endings, quote });
  const parts = Object.fromEntries(caseParts.map((name) => [name, part(name)])) as Record<CasePart, PartAssessment>;
  return { endings, features, parts };
};

/** What stands around a cut never pays for it. */
const withCost = ({ points, reasons }: PartAssessment, words: string | null): PartAssessment => {
  if (points === 0) return { points, reasons };
  const cost: Reason = {
    points: -1,
    why: 'text addressed to the scorer',
    quote: words,
    field: words === null ? null : 'intakeNotes',
  };
  return { points: points - 1, reasons: [...reasons, cost] };
};

/** What the rules alone say of a case. */
export interface RulesAssessment {
  found: CaseFindings;
  isLead: boolean;
  endings: Ending[];
  /** The levels the points were given for. */
  features: ReadonlyMap<string, Finding>;
  assessment: CaseAssessment;
}

export const assessByRules = (record: InputRecord, today: string): RulesAssessment => {
  const found = readFindings(record, conceptNames, today);
  const quote = (span: Span | null): string | null => {
    const words = span === null ? '' : found.reading.quote(span);
    return words === '' ? null : words;
  };
  const nonLead = found.nonLead ?? (found.shape.stuffed ? stuffed : null);
  const missing = listMissing(found, canBeReached(record));
  if (nonLead !== null) {
    const flags = listFlags({ ...found, nonLead }, [], quote);
    const assessment = { parts: assessNonLead(nonLead, quote), facts: [], missing, flags };
    return { found, isLead: false, endings: [], features: new Map(), assessment };
  }
  const { endings, features, parts } = assessParts(found, quote);
  const [injected] = found.reading.injections;
  if (injected !== undefined) parts.clarity = withCost(parts.clarity, quote(injected));
  const assessment = { parts, facts: listFacts(found, quote), missing, flags: listFlags(found, endings, quote) };
  return { found, isLead: true, endings, features, assessment };
};

/** Everything learned weights may speak of: words, what is said of whom, and what the rules found. */
export const formsOf = ({ found, features, endings }: RulesAssessment, today: string): WordingToken[] => [
  ...wordingTokens(found.reading),
  ...sentenceForms(found.reading, today),
  ...findingForms({ kind: found.kind, features, endings }),
];

/** The state that stands before an order: it says which time limits hold, and must not be lost with it. */
const leadingState = (state: string): string => {
  const words = state.split(/\s+/);
  const starts = [3, 2, 1].map((count) => words.slice(0, count).join(' '));
  return starts.find((start) => findState(start) !== null) ?? state;
};

const judgeCase = (record: InputRecord, today: string): CaseAssessment => {
  const ruled = assessByRules(record, today);
  const { found, isLead, endings, assessment } = ruled;
  if (!isLead) return assessment;
  const forms = formsOf(ruled, today);
  const ended = endings.length > 0;
  return { ...assessment, parts: blendWording({ parts: assessment.parts, reading: found.reading, forms, ended }) };
};

const pointsOf = ({ parts }: CaseAssessment): number => caseParts.reduce((sum, part) => sum + parts[part].points, 0);

/** The record as it would be without what is planted in it, at its worst, and a little less: no order ever pays. */
const judgeWithout = (cut: readonly InputRecord[], notes: string, today: string): CaseAssessment | null => {
  const [worst] = cut.map((record) => judgeCase(record, today)).toSorted((a, b) => pointsOf(a) - pointsOf(b));
  if (worst === undefined) return null;
  if (worst.flags.some(({ name }) => name === 'injection_suspected')) return worst;
  const folded = foldText(notes);
  const [injected] = findInjections(folded.text);
  const quote = injected === undefined ? null : folded.quote(injected.start, injected.end) || null;
  return {
    ...worst,
    parts: { ...worst.parts, clarity: withCost(worst.parts.clarity, quote) },
    flags: [...worst.flags, { name: 'injection_suspected', detail: null, quote }],
  };
};

/**
 * The case itself: the points of the rules, moved by what the wording lets expect where there is a case at all.
 * Looks only at the notes, the practice area's name and the state; never at names or addresses.
 */
export const assessCase = (record: InputRecord, today: string): CaseAssessment => {
  const { practiceArea, state } = withoutFieldOrders(record);
  const honest = { ...record, practiceArea, state: state === record.state ? state : leadingState(state) };
  const cut = notesWithoutOrders(record.intakeNotes).map((intakeNotes) => ({ ...honest, intakeNotes }));
  return judgeWithout(cut, record.intakeNotes, today) ?? judgeCase(honest, today);
};
