import type { Configuration } from '../../../shared/configuration.ts';
import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import type { EngineInput, RelevanceJudgement } from '../engine.ts';
import { findNonLead, type NonLead } from '../rubric/findings/non-lead.ts';
import { readNotes } from '../rubric/reading/read-notes.ts';
import { detectTopics, type Topic } from '../topics/detect-topics.ts';
import { judgeArea, judgeLabel } from '../topics/judge-label.ts';
import { relatedAreas } from '../topics/related-areas.ts';

const nonLeadReasons: Record<NonLead['kind'], string> = {
  vendor: 'the notes offer something to the firm',
  job: 'the notes are an application for work',
  student: 'the notes are a question for study',
  wrong_number: 'the notes are meant for somebody else',
  test: 'the notes hold nothing but filler',
  other_side: 'the notes come from the other side of a matter',
  existing: 'the notes are about a matter the firm already has',
  no_claim: 'the notes tell of nothing that could be a claim',
  empty: 'the notes are empty',
};

/** Notes this short tell no subject; the label is all there is. */
const TELLING_WORDS = 6;

function inRecord(notes: string, quote: string | null): string | null {
  return quote !== null && quote !== '' && notes.includes(quote) ? quote : null;
}

/** Whether notes under an accepted label are about an area the firm takes; only positive signs of another area count against it. */
export function judgeRelevance(
  { record }: Pick<EngineInput, 'record'>,
  configuration: Pick<Configuration, 'practiceAreas'>,
): RelevanceJudgement {
  const notes = record.intakeNotes;
  const reading = readNotes(notes);
  const nonLead = findNonLead(reading);
  if (nonLead !== null) {
    const quote = nonLead.span === null ? null : reading.quote(nonLead.span);
    return { verdict: 'not_a_lead', why: nonLeadReasons[nonLead.kind], quote: inRecord(notes, quote) };
  }
  const topics = detectTopics(notes);
  const judged = judgeLabel(record.practiceArea, topics);
  const other = judged.verdict === 'other_area' ? confirmed(record, judged.topic, topics) : null;
  if (other === null)
    return fitting(notes, { ...judged, verdict: judged.verdict === 'other_area' ? 'fits' : judged.verdict });
  if (isTakenAnyway(configuration, topics)) return fitting(notes, { verdict: 'fits', topic: judged.topic });
  const subject = other.areaId.replaceAll('-', ' ');
  return {
    verdict: 'other_area',
    why: `the notes are about ${subject}`,
    quote: inRecord(notes, other.quote),
  };
}

/** Beside words for the label it takes more. */
const STRONG = 5;

function supportOf(label: string, topics: readonly Topic[]): number {
  const related = new Set(findPracticeAreas(label).flatMap(({ id }) => [...relatedAreas(id)]));
  return topics.filter(({ areaId }) => related.has(areaId)).reduce((most, { weight }) => Math.max(most, weight), 0);
}

const crime = new Set(['criminal-defense', 'dui-defense', 'traffic', 'domestic-violence']);

/** The other driver's arrest makes no criminal matter of an injury, and one side remark no other matter of anything. */
function confirmed(record: EngineInput['record'], other: Topic | null, topics: readonly Topic[]): Topic | null {
  const support = supportOf(record.practiceArea, topics);
  if (other === null || (support >= 1 && other.weight < STRONG)) return null;
  const ofInjury = findPracticeAreas(record.practiceArea).some(({ id }) => relatedAreas(id).has('personal-injury'));
  return ofInjury && support >= 1 && crime.has(other.areaId) ? null : other;
}

function fitting(
  notes: string,
  { verdict, topic }: { verdict: 'fits' | 'unclear' | 'other_area'; topic: Topic | null },
): RelevanceJudgement {
  const quote = inRecord(notes, topic?.quote ?? null);
  if (verdict === 'fits') return { verdict: 'fits', why: 'the notes are about an accepted area', quote };
  if (notes.trim().split(/\s+/).length >= TELLING_WORDS)
    return { verdict: 'fits', why: 'nothing in the notes speaks against the label', quote };
  return { verdict: 'unclear', why: 'the notes do not say what the matter is about', quote };
}

/** A wrong label does no harm where the firm takes what the notes are about. */
function isTakenAnyway({ practiceAreas }: Pick<Configuration, 'practiceAreas'>, topics: readonly Topic[]): boolean {
  const ids = practiceAreas.flatMap(({ name }) => findPracticeAreas(name).map(({ id }) => id));
  return ids.some((id) => judgeArea(id, topics).verdict === 'fits' && topics[0] !== undefined);
}
