import type { Fact, FactName, Flag, MissingFact } from '../../../../shared/results.ts';
import { formatIsoDay } from '../../dates/calendar.ts';
import type { Ending } from './endings.ts';
import type { Finding, Span } from './finding.ts';
import type { CaseFindings } from './read-findings.ts';

const kindNames: Record<string, string> = {
  motor: 'vehicle accident',
  premises: 'fall or dangerous premises',
  product: 'dangerous product or exposure',
  animal: 'animal attack',
  malpractice: 'medical malpractice',
  nursing: 'nursing home neglect',
  comp: 'injury at work',
  employment: 'employment',
  wage: 'unpaid wages',
  family: 'family matter',
  criminal: 'criminal charge',
  debt: 'debt or bankruptcy',
  immigration: 'immigration',
  estate: 'estate or probate',
  property: 'real property',
  tenancy: 'landlord and tenant',
  business: 'business or contract',
  ideas: 'intellectual property',
  disability: 'disability or veterans benefits',
  civil: 'civil rights or education',
  consumer: 'consumer',
  tax: 'tax',
  insurance: 'insurance claim',
};

const factConcepts: readonly (readonly [FactName, readonly string[]])[] = [
  ['opposing_party', ['party.person', 'party.entity']],
  ['injury', ['harm.death', 'harm.catastrophic', 'harm.surgery', 'harm.serious', 'harm.minor']],
  ['treatment', ['harm.treatment']],
  ['amount', ['money.size']],
  [
    'liability',
    [
      'evidence.admission',
      'evidence.official',
      'fault.notice',
      'fault.traffic',
      'fault.premises',
      'fault.medical',
      'fault.product',
      'fault.animal',
      'fault.work',
      'work.protected',
      'work.wage',
      'rights.state',
      'rights.trade',
    ],
  ],
  [
    'evidence',
    [
      'evidence.report',
      'evidence.video',
      'evidence.photo',
      'evidence.witness',
      'evidence.medical',
      'evidence.document',
      'evidence.writing',
    ],
  ],
  ['deadline', ['ready.deadline']],
];

const representationNames = {
  none: 'no lawyer',
  current: 'has a lawyer',
  former: 'lawyer of before is gone',
  unknown: '',
};

type QuoteOf = (span: Span | null) => string | null;

const bodily: ReadonlySet<string> = new Set([
  'motor',
  'premises',
  'product',
  'animal',
  'malpractice',
  'nursing',
  'comp',
]);

const MOST_OF_A_KIND = 3;

/** Words of bodily harm and of accidents mean little in a divorce or a contract matter, and are not put forward there. */
const fitsKind = (concept: string, kind: string | null): boolean => {
  if (kind === null || bodily.has(kind) || kind === 'civil') return true;
  if (concept.startsWith('harm.')) return concept === 'harm.death';
  if (concept.startsWith('fault.')) return concept === 'fault.notice';
  if (concept.startsWith('work.')) return kind === 'employment' || kind === 'wage';
  return true;
};

const foundOf = (found: CaseFindings, concepts: readonly string[]): Finding[] =>
  concepts.map((concept) => found.counted.get(concept)).filter((finding) => finding !== undefined);

/** The facts an intake person asks for, each with its words. */
export const listFacts = (found: CaseFindings, quote: QuoteOf): Fact[] => {
  const facts: Fact[] = [];
  if (found.kind !== null) facts.push({ name: 'claim', value: kindNames[found.kind] ?? found.kind, quote: null });
  const { event } = found.timeliness;
  if (event !== null) facts.push({ name: 'incident_date', value: formatIsoDay(event.best), quote: quote(event) });
  for (const [name, concepts] of factConcepts) {
    for (const finding of foundOf(
      found,
      concepts.filter((concept) => fitsKind(concept, found.kind)),
    ).slice(0, MOST_OF_A_KIND)) {
      const words = quote(finding.span);
      if (words !== null) facts.push({ name, value: words.slice(0, 120), quote: words });
    }
  }
  const { state, span } = found.representation;
  if (state !== 'unknown')
    facts.push({ name: 'representation', value: representationNames[state], quote: quote(span) });
  return facts;
};

const harms = ['harm.death', 'harm.catastrophic', 'harm.surgery', 'harm.serious', 'harm.minor'];
const proofs = [
  'evidence.report',
  'evidence.video',
  'evidence.photo',
  'evidence.witness',
  'evidence.medical',
  'evidence.document',
  'evidence.writing',
  'evidence.official',
  'evidence.expert',
  'evidence.admission',
];

/** What the notes leave open. */
export const listMissing = (found: CaseFindings, canBeReached: boolean): MissingFact[] => {
  const has = (...concepts: readonly string[]) => concepts.some((concept) => found.counted.has(concept));
  const isBodily = found.kind !== null && bodily.has(found.kind);
  const missing: readonly (readonly [MissingFact, boolean])[] = [
    ['what_happened', found.kind === null],
    ['when', found.timeliness.dates.length === 0],
    ['where', isBodily && !has('place.kind', 'place.road')],
    ['who_is_responsible', !has('party.person', 'party.entity')],
    ['injury_or_loss', isBodily ? !has(...harms) : !has(...harms, 'money.size', 'loss.income', 'loss.bills')],
    ['treatment', isBodily && !has('harm.treatment', 'harm.surgery', 'harm.death')],
    ['amounts', !has('money.size')],
    ['evidence', !has(...proofs)],
    ['representation', found.representation.state === 'unknown'],
    ['insurance', found.kind === 'motor' && !has('ready.insured')],
    ['contact', !canBeReached],
  ];
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
};

const adverseName = /\b(?:llc|inc|corp|l\.l\.c|incorporated|company|co\.|freight|hospital)\b/;

/** What has to be seen at once. */
export const listFlags = (found: CaseFindings, endings: readonly Ending[], quote: QuoteOf): Flag[] => {
  const flags: Flag[] = [];
  const injected = found.reading.injections[0];
  if (injected !== undefined) flags.push({ name: 'injection_suspected', detail: null, quote: quote(injected) });
  if (found.nonLead !== null) {
    const name = found.nonLead.kind === 'vendor' ? 'spam' : 'not_a_lead';
    flags.push({ name, detail: found.nonLead.kind.replace('_', ' '), quote: quote(found.nonLead.span) });
  }
  for (const ending of endings) {
    if (ending.flag === undefined || flags.some((flag) => flag.name === ending.flag)) continue;
    const detail = ending.flag === 'time_barred' ? timeDetail(found) : null;
    flags.push({ name: ending.flag, detail, quote: quote(ending.span) });
  }
  const pending = found.counted.get('ready.deadline');
  if (
    found.timeliness.state === 'near' ||
    (pending !== undefined && !endings.some((ending) => ending.flag === 'time_barred'))
  ) {
    const { lastDay } = found.timeliness;
    const near = found.timeliness.state === 'near' && lastDay !== null;
    flags.push({
      name: 'time_sensitive',
      detail: near ? `ordinary last day ${lastDay}` : null,
      quote: quote(near ? found.timeliness.span : (pending?.span ?? null)),
    });
  }
  const adverse = adverseName.exec(found.reading.text);
  if (adverse !== null && found.nonLead === null) {
    flags.push({
      name: 'adverse_parties',
      detail: null,
      quote: quote({ start: adverse.index, end: adverse.index + adverse[0].length }),
    });
  }
  return flags;
};

const timeDetail = ({ timeliness }: CaseFindings): string | null =>
  timeliness.lastDay === null ? timeliness.source : `ordinary last day ${timeliness.lastDay} (${timeliness.source})`;
