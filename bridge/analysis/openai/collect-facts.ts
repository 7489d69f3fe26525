import type { InputRecord } from '../../../shared/record.ts';
import { parseIsoDay } from '../dates/calendar.ts';
import type { CaseFacts, Evidence, Lawyer, NonLead, Told } from '../facts/case-facts.ts';
import { endingsByFacts } from '../facts/endings.ts';
import { readEvidence } from '../facts/evidence.ts';
import { readDates, readIncidentDate } from '../facts/incident-date.ts';
import { lawyerOf } from '../facts/lawyer.ts';
import { readEmptiness } from '../facts/non-lead.ts';
import { formOf } from '../facts/read-facts.ts';
import {
  type Collected,
  type CollectInput,
  collectEntries,
  collectEntry,
  firstOfEach,
  isOurs,
  overlap,
} from './collect-entries.ts';
import { collectDeadlines, collectIncident, collectJurisdiction, collectSums } from './collect-measures.ts';

interface CaseInput extends CollectInput {
  /** The record without what is addressed to the scorer. */
  record: Pick<InputRecord, 'practiceArea' | 'state'>;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The attributes are those of the lexicons, which the readers of the other engine take on trust as well. */
function withKind<T extends Told & { readonly kind: string }>(collected: readonly Collected[]): T[] {
  return collected.map(({ span, say, attributes }) => ({ span, say, kind: attributes.kind }) as T);
}

const level = <Level extends number>({ attributes }: Collected, name: string): Level =>
  Number(attributes[name]) as Level;

function collectEvents(input: CollectInput): CaseFacts['events'] {
  const events = collectEntries(input, 'events').map((one) => ({
    span: one.span,
    say: one.say,
    kind: one.attributes.kind ?? 'other',
    stakes: level<1 | 2 | 3 | 4>(one, 'stakes'),
    area: one.attributes.area ?? '',
  }));
  return firstOfEach(events, ({ kind, say }) => (kind === 'other' ? say : kind));
}

function collectHarms(input: CollectInput): CaseFacts['harms'] {
  return collectEntries(input, 'harms').map((one) => ({
    span: one.span,
    say: one.say,
    kind: one.attributes.kind as CaseFacts['harms'][number]['kind'],
    severity: level(one, 'severity'),
    whose: one.whose === 'family' ? 'family' : 'client',
  }));
}

function collectLawyer(input: CollectInput): Lawyer | null {
  const entry = input.answer.lawyer;
  const told = entry === null || !isOurs(entry) ? null : collectEntry(input, 'lawyer', entry);
  return told === null ? null : lawyerOf(input.text, told, told.attributes);
}

function collectNonLead(input: CollectInput): NonLead | null {
  const claimed = input.answer.non_lead;
  const entry = claimed && { ...claimed, whose: 'client' as const, stated: 'told' as const };
  const told = entry === null ? null : collectEntry(input, 'non_lead', entry);
  return withKind<NonLead>(told === null ? [] : [told])[0] ?? readEmptiness(input.text);
}

function collectTold(input: CaseInput): Omit<CaseFacts, 'endings' | 'nonLead'> {
  const { text, today } = input;
  const calendar = { dates: readDates(text, today), now: parseIsoDay(today) };
  const incident = collectIncident(input, calendar);
  const events = collectEvents(input);
  // What our own reading knows to speak for the other side proves nothing, also where the model found it.
  const unproven = readEvidence(text, events, input.record.practiceArea).filter(({ noProof }) => noProof !== undefined);
  return {
    ...formOf(text),
    events,
    harms: collectHarms(input),
    care: collectEntries(input, 'care').map((one) => ({ span: one.span, say: one.say, level: level(one, 'level') })),
    lostWork: withKind(collectEntries(input, 'lost_work')),
    theirFault: collectEntries(input, 'their_fault').map((one) => ({
      span: one.span,
      say: one.say,
      strength: level(one, 'strength'),
      isLoose: one.attributes.report === 'only',
    })),
    ownFault: collectEntries(input, 'own_fault').map(({ span, say, attributes }) => ({
      span,
      say,
      share: attributes.share as CaseFacts['ownFault'][number]['share'],
    })),
    evidence: withKind<Evidence>(collectEntries(input, 'evidence')).map((one) =>
      unproven.some(({ span }) => overlap(span, one.span)) ? { ...one, noProof: true } : one,
    ),
    opponents: withKind(collectEntries(input, 'opponents')),
    lawyer: collectLawyer(input),
    insurance: withKind(collectEntries(input, 'insurance')),
    incident,
    otherDay: incident === null ? readIncidentDate(text, calendar.dates, today) : null,
    deadlines: collectDeadlines(input, calendar),
    jurisdiction: collectJurisdiction(input),
    sums: collectSums(input),
    // A fear is a danger as well, though nothing has happened yet.
    dangers: withKind(
      collectEntries(input, 'dangers', ({ stated, whose }) => stated !== 'denied' && whose !== 'other'),
    ),
    doubts: withKind(collectEntries(input, 'doubts')),
  };
}

/**
 * The facts a model found, where its words are in the notes and hold of the client. Dates, sums, levels and
 * wording are made by code, and so are the endings that follow from other facts.
 */
export function collectFacts(input: CaseInput): CaseFacts {
  const told = collectTold(input);
  const claimed = withKind<CaseFacts['endings'][number]>(collectEntries(input, 'endings'));
  const endings = firstOfEach([...claimed, ...endingsByFacts({ ...input, told })], ({ kind }) => kind);
  return { ...told, endings, nonLead: collectNonLead(input) };
}
