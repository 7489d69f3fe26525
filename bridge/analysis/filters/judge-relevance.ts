import type { Configuration } from '../../../shared/configuration.ts';
import { practiceAreas } from '../../../shared/practice-areas.ts';
import type { EngineInput, RelevanceJudgement } from '../engine.ts';
import type { CaseFacts, NoLead, NonLead } from '../facts/case-facts.ts';
import { judgeNotesLabel, type LabelJudgement } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';

const nameById = new Map(practiceAreas.map(({ id, name }) => [id, name]));

const nonLeadReasons: Record<NonLead['kind'], string> = {
  vendor: 'the notes offer something to the firm',
  job: 'the notes are a job application',
  student: 'the notes are a question for school or research',
  wrong_number: 'the notes are meant for someone else',
  test: 'the notes say nothing about a case',
  other_side: 'the notes come from the other side of a matter',
  spam: 'the notes are advertising',
  existing: 'the notes are about a matter the firm already has',
  no_claim: 'the notes describe nothing that could be a claim',
  empty: 'the notes are empty',
};

/** With either engine. */
export const relevanceWords = {
  fits: 'the notes are about an accepted area',
  unclear: 'the notes do not say what the matter is about',
};

/** Notes this short tell no subject; the label is all there is. */
const TELLING_WORDS = 6;

const isTelling = (text: string) => text.trim().split(/\s+/).length >= TELLING_WORDS;

const HOLLOW = 'the notes try to change the score and describe no case';

function inRecord(notes: string, quote: string | null): string | null {
  return quote !== null && quote !== '' && notes.includes(quote) ? quote : null;
}

const GRAVE = 3;

const isHurtByOther = (facts: Pick<CaseFacts, 'harms' | 'ownFault'> | undefined): boolean =>
  facts?.harms.some(({ kind, severity }) => kind !== 'mind' && severity >= GRAVE) === true &&
  facts.ownFault.length === 0;

/** Whether notes under an accepted label are about an area the firm takes; only positive signs of another area count against it. */
export function judgeRelevance(
  { record }: Pick<EngineInput, 'record'>,
  configuration: Pick<Configuration, 'practiceAreas'>,
  nonLead: NoLead | null,
  facts?: Pick<CaseFacts, 'harms' | 'ownFault'>,
): RelevanceJudgement {
  const notes = record.intakeNotes;
  if (nonLead !== null) {
    return { verdict: 'not_a_lead', why: nonLeadReasons[nonLead.kind], quote: inRecord(notes, nonLead.quote) };
  }
  const reading = readTopicText(record);
  const accepted = configuration.practiceAreas.map(({ name }) => name);
  const judged = judgeNotesLabel({ label: record.practiceArea, reading, accepted, isHurt: isHurtByOther(facts) });
  if (judged.verdict !== 'other_area') {
    const hollow = reading.hasOrders && judged.verdict !== 'fits' && !isTelling(reading.text);
    return hollow ? { verdict: 'not_a_lead', why: HOLLOW, quote: null } : fitting(notes, judged);
  }
  const subject = nameById.get(judged.topic?.areaId ?? '')?.toLowerCase() ?? 'something else';
  return {
    verdict: 'other_area',
    why: `the notes are about ${subject}`,
    quote: inRecord(notes, judged.topic?.quote ?? null),
  };
}

function fitting(notes: string, { verdict, topic }: LabelJudgement): RelevanceJudgement {
  const quote = inRecord(notes, topic?.quote ?? null);
  if (verdict === 'fits') return { verdict: 'fits', why: relevanceWords.fits, quote };
  if (isTelling(notes))
    return { verdict: 'fits', why: 'nothing in the notes contradicts the practice area given', quote };
  return { verdict: 'unclear', why: relevanceWords.unclear, quote };
}
