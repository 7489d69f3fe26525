import { weekdayOf } from '../../dates/calendar.ts';
import { weekdayIndexOf } from '../../dates/date-words.ts';
import type { DurationMention } from '../../dates/find-durations.ts';
import { ofBystander } from '../../text/bystanders.ts';
import { onceFor } from '../../text/once-for.ts';
import type { Hit } from '../../text/read-text.ts';
import { type DateOfNotes, type Evidence, evidenceAt, type RecordFacts } from '../base/record-facts.ts';
import { boundDenials } from '../dates/time-bound.ts';
import { evidenceOf, hitsOf, mentioned, stated, textOf } from './mentions.ts';
import { type Answer, answer, unanswered } from './question.ts';

export const treatmentUnstated = unanswered('the notes do not mention treatment');

const body = (facts: RecordFacts, name: string): readonly Hit[] => {
  const isBeside = ofBystander(textOf(facts));
  return hitsOf(facts, `answer_body.${name}`).filter((hit) => !isBeside(hit));
};

/** How far words about care can be from a length of time or a day. */
export const NEAR = 45;
/** Whether the denials that belong to a bound ("no more than") are odd. */
export const hasOddDenials = (statement: string): boolean => (statement.match(boundDenials)?.length ?? 0) % 2 === 1;

/** The places of a concept, as offsets of the notes. */
export const placesOf = (facts: RecordFacts, name: string) =>
  hitsOf(facts, `answer_body.${name}`).map((hit) => textOf(facts).folded.span(hit.start, hit.end));

/** The longest stretch of time beside one of a concept. */
export function longestBeside(facts: RecordFacts, name: string, near: number): DurationMention | undefined {
  const places = placesOf(facts, name);
  const spans = facts.durations.filter(({ start, end }) =>
    places.some((at) => start - at.end < near && at.start - end < near),
  );
  return spans.toSorted((one, other) => other.days - one.days)[0];
}

const PLAN_REACH = 8;
/** Care that happened: neither denied nor only planned. */
function pastCare(facts: RecordFacts): Hit[] {
  const planned = body(facts, 'care_planned');
  return body(facts, 'care').filter(
    (hit) =>
      !hit.denied &&
      hit.mood !== 'supposed' &&
      !planned.some(
        (plan) => plan.clause === hit.clause && plan.last < hit.first && hit.first - plan.last <= PLAN_REACH,
      ),
  );
}

const untreated = 'there was no treatment';
const surely = ['er', 'inpatient', 'surgery', 'stitches', 'therapy', 'imaging'] as const;

/** Whether the client was treated at all. */
export const wasTreated = onceFor((facts: RecordFacts): Answer => {
  const [past] = pastCare(facts);
  const [denied] = body(facts, 'no_care');
  if (denied !== undefined) {
    const isSure = past !== undefined && surely.some((name) => mentioned(facts, name).asserted !== null);
    const onlyAtFirst = body(facts, 'off_scene').some(
      ({ first, clause }) => clause === denied.clause && first >= denied.first,
    );
    if (!isSure && !onlyAtFirst) return answer(false, untreated, evidenceOf(facts, denied));
  }
  if (past !== undefined) return answer(true, 'there was treatment', evidenceOf(facts, past));
  const home = stated(facts, 'answer_body.own_remedies');
  return home === null ? treatmentUnstated : answer(false, untreated, home);
});

const ongoing = 'treatment is ongoing';
/** Whether treatment goes on today. */
export const stillTreated = onceFor((facts: RecordFacts): Answer => {
  const ended = mentioned(facts, 'finished').asserted;
  const cares = body(facts, 'care');
  const over = new Set(body(facts, 'finished').map(({ clause }) => clause));
  const active = body(facts, 'ongoing').find(
    (hit) =>
      !hit.denied && !over.has(hit.clause) && cares.some(({ clause, denied }) => clause === hit.clause && !denied),
  );
  const going = active === undefined ? null : evidenceOf(facts, active);
  if (active !== undefined && going !== null && (ended === null || ended.at < going.at)) {
    const end = textOf(facts).clauses[active.clause]?.end ?? active.end;
    return answer(true, ongoing, evidenceOf(facts, { start: active.start, end }));
  }
  if (ended !== null) return answer(false, 'treatment has ended', ended);
  const ahead = facts.dates.find((date) => date.earliest > facts.today && isBesideCare(facts, date));
  return ahead === undefined ? treatmentUnstated : answer(true, ongoing, evidenceAt(facts, ahead.start, ahead.end));
});

/** Whether a date stands near words for care. */
export const isBesideCare = (facts: RecordFacts, { start }: DateOfNotes): boolean =>
  body(facts, 'care').some((hit) => Math.abs(placeOf(facts, hit).start - start) < NEAR);

/** The day of the event, with its place in the notes as given; where that is in doubt, an earlier day named before it. */
export function eventOf(facts: RecordFacts): { best: number; start: number; end: number } | null {
  const { incident } = facts.inQuestion().facts;
  if (incident === null) return null;
  const event = { best: incident.best, ...textOf(facts).folded.span(incident.span.start, incident.span.end) };
  const isEarlier = ({ precision, best, start }: DateOfNotes) =>
    precision === 'day' && best < event.best && start < event.start;
  return (incident.unsure && facts.dates.find(isEarlier)) || event;
}

/** A bare weekday named after a dated event is the next one after it. */
function weekdayAfter(quote: string, event: number): number | null {
  const index = weekdayIndexOf(quote.trim().toLowerCase());
  return index === null ? null : event + ((index - weekdayOf(event) + 7) % 7);
}

interface CareDelay {
  readonly days: number;
  readonly evidence: Evidence | null;
}

/** Where the notes put the words of a hit; offsets of the notes as given. */
const placeOf = (facts: RecordFacts, hit: Hit) => textOf(facts).folded.span(hit.start, hit.end);

/** Care that was put off: "gave it two weeks", "saw nobody until October 12". */
function lateCare(facts: RecordFacts): CareDelay | null {
  const event = eventOf(facts);
  const cares = body(facts, 'care');
  // "PT till May, then nothing until September" is a pause, not of a late start.
  const isPause = (hit: Hit) =>
    textOf(facts).words[hit.first - 1]?.form === 'then' &&
    cares.some(({ last, denied }) => !denied && last < hit.first);
  for (const hit of body(facts, 'waited')) {
    const { start, end } = placeOf(facts, hit);
    if (isPause(hit)) continue;
    const near = (at: number) => at >= start && at - end < NEAR / 2;
    const span = facts.durations.find((one) => near(one.start));
    if (span !== undefined) return { days: span.days, evidence: evidenceAt(facts, start, span.end) };
    const date = event === null ? undefined : facts.dates.find((one) => near(one.start) && one.best > event.best);
    if (date !== undefined && event !== null)
      return { days: date.best - event.best, evidence: evidenceAt(facts, start, date.end) };
  }
  return null;
}

/** The first day of care named after the event. */
function datedCare(facts: RecordFacts, event: { best: number; start: number }, from: number): CareDelay | null {
  const [first] = facts.dates
    .filter((date) => date.start >= from && date.start !== event.start && date.earliest <= facts.today)
    .map((date) => ({ date, weekday: weekdayAfter(date.quote, event.best) }))
    .filter(
      ({ date, weekday }) => (weekday ?? date.best) >= event.best && (weekday !== null || isBesideCare(facts, date)),
    )
    .map(({ date, weekday }) => ({ date, days: (weekday ?? date.best) - event.best }))
    .sort((one, other) => one.days - other.days);
  return first === undefined
    ? null
    : { days: first.days, evidence: evidenceAt(facts, first.date.start, first.date.end) };
}

/** "Three days later": what follows a length of time and makes it a delay. */
const later = /^ ?(?:later|after|afterwards|despues)\b/;

/** The first words beside care that say how soon it was. */
function statedDelay(facts: RecordFacts): CareDelay | null {
  const inCare = new Set(body(facts, 'care').map(({ sentence }) => sentence));
  const atOnce = body(facts, 'at_once').map((hit) => ({ hit, days: 0 }));
  const nextDay = body(facts, 'next_day').map((hit) => ({ hit, days: 1 }));
  const soon = [...atOnce, ...nextDay]
    .filter(({ hit }) => inCare.has(hit.sentence))
    .map(({ hit, days }) => ({ days, evidence: evidenceOf(facts, hit) }));
  const spans = facts.durations
    .filter(({ end }) => later.test(facts.folded.slice(end, end + 12)))
    .map(({ days, start, end }) => ({ days, evidence: evidenceAt(facts, start, end) }));
  const [first] = [...soon, ...spans].sort((one, other) => one.evidence.at - other.evidence.at);
  return first ?? null;
}

/** Days between the event and the first care; null where the notes do not say. */
export function firstCareDelay(facts: RecordFacts): CareDelay | null {
  const late = lateCare(facts);
  if (late !== null) return late;
  const event = eventOf(facts);
  const [first] = body(facts, 'first_care');
  const from = first === undefined ? (event?.end ?? 0) : placeOf(facts, first).start;
  const dated = event === null ? null : datedCare(facts, event, from);
  if (first !== undefined && dated !== null) return dated;
  const delay = statedDelay(facts) ?? dated;
  if (delay !== null) return delay;
  const emergency = mentioned(facts, 'emergency').asserted;
  return emergency === null ? null : { days: 0, evidence: emergency };
}
