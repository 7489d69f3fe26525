import type { InputRecord } from '../../../shared/record.ts';
import { formOfNotes } from '../completeness/note-quality.ts';
import { parseIsoDay } from '../dates/calendar.ts';
import type { CaseText, Hit } from '../text/read-text.ts';
import type { CaseFacts } from './case-facts.ts';
import { readDeadlines } from './deadlines.ts';
import { readDanger, readDoubts } from './doubts.ts';
import { readEndings } from './endings.ts';
import { eventFamilies, readEvents } from './events.ts';
import { readEvidence } from './evidence.ts';
import { readOwnFault, readTheirFault } from './fault.ts';
import { readCare, readHarms } from './harm.ts';
import { type NotedDate, readDates, readIncidentDate } from './incident-date.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { readLawyer } from './lawyer.ts';
import { readLostWork, withJobLost } from './lost-work.ts';
import { matterOfArea, namesOf } from './named-matter.ts';
import { readNonLead } from './non-lead.ts';
import { readInsurance, readOpponents } from './opponents.ts';
import { isToldAtLength, placeOf } from './pick-told.ts';
import { readSums } from './sums.ts';

/** Days. What is this old is why things are as they are, not what a message asks about. */
const LONG_AGO = 10 * 365;

/** Whether a message mentions something by the way: as a general rule, or as something long past. */
function createAside(text: CaseText, dates: readonly NotedDate[], today: string): (hit: Hit) => boolean {
  if (!isToldAtLength(text)) return () => false;
  const oldest = parseIsoDay(today) - LONG_AGO;
  const old = new Set(dates.filter(({ latest }) => latest < oldest).map(({ clause }) => clause));
  const past = new Set(text.hits('aside.past').map(({ clause }) => clause));
  const general = text.hits('aside.general');
  return ({ concept, clause, sentence, first }) => {
    // A status or a debt lasts, however old it is.
    const isOld = old.has(clause) && concept.attributes.weak === undefined;
    return (
      isOld ||
      past.has(clause) ||
      general.some((one) => one.clause === clause || (one.sentence === sentence && one.first < first))
    );
  };
}

export interface FactsInput {
  record: Pick<InputRecord, 'practiceArea' | 'state'>;
  text: CaseText;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Kinds of law that no one lead has at once. */
const MANY_SIDES = 5;

/** Words that search engines are fed with: what makes a good case, or a matter of every kind. */
function isStuffed(text: CaseText): boolean {
  const sides = eventFamilies.flatMap((family) => text.hits(family)).map(({ concept }) => concept.attributes.area);
  return text.hits('nonlead.stuffing').length > 0 || new Set(sides).size >= MANY_SIDES;
}

/** How the notes are written. */
export const formOf = (text: CaseText) => ({
  narration: text.narration,
  length: text.words.length,
  figures: text.words.filter(({ form }) => form === '#' || form === '$').length,
  form: formOfNotes(text.folded.text),
  isStuffed: isStuffed(text),
});

/** What the notes tell of the case. Order matters only where one fact is read from others: endings and non-leads come last. */
export function readFacts({ record, text, today }: FactsInput): CaseFacts {
  const dates = readDates(text, today);
  const isAside = createAside(text, dates, today);
  const lostWork = readLostWork(text, record.practiceArea);
  const matter = matterOfArea(record.practiceArea);
  const all = withJobLost(readEvents(text, record.practiceArea, isAside), lostWork, matter);
  const events = all.filter(({ unsure }) => unsure === undefined);
  const harms = readHarms(text, record.practiceArea, isAside);
  const ownFault = readOwnFault(text);
  const incident = readIncidentDate(text, dates, today, {
    names: new Set([...namesOf(record.practiceArea), ...events.map(({ area }) => area)]),
    events: events.flatMap(({ span, kind }) =>
      span.end > span.start ? [{ ...span, ...placeOf(text, span), kind }] : [],
    ),
  });
  const told = {
    ...formOf(text),
    events,
    harms,
    care: readCare(text, harms, record.practiceArea),
    lostWork,
    theirFault: readTheirFault(text, { events, ownFault }, record.practiceArea),
    ownFault,
    evidence: readEvidence(text, events, record.practiceArea),
    opponents: readOpponents(text, all, record.practiceArea),
    lawyer: readLawyer(text, record.practiceArea),
    insurance: readInsurance(text),
    incident,
    otherDay: incident === null ? readIncidentDate(text, dates, today) : null,
    deadlines: readDeadlines(text, dates, today),
    jurisdiction: readJurisdiction(text),
    sums: readSums(text, dates, matter),
    dangers: readDanger(text),
    doubts: readDoubts(text),
  };
  const endings = readEndings({ record, text, today, dates, told });
  // A right to sue that ran out proves nothing.
  const isLate = endings.some(({ kind }) => kind === 'out_of_time');
  const evidence = told.evidence.filter(({ say }) => !isLate || say !== 'right to sue letter');
  return { ...told, evidence, endings, nonLead: readNonLead({ text, told }) };
}
