import { practiceAreas } from '../../../shared/practice-areas.ts';
import type { InputRecord, RecordField } from '../../../shared/record.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';

interface LabelFault {
  points: number;
  why: string;
  quote: string;
  field: RecordField;
}

const nameById = new Map(practiceAreas.map(({ id, name }) => [id, name]));

/** What clients write of their own matter seldom says another one so loudly; less than this is a side of the same matter. */
const SURE = 4;

/** A practice area that notes of a client contradict. */
export function findWrongLabel(record: Pick<InputRecord, 'practiceArea' | 'intakeNotes'>): LabelFault[] {
  const label = record.practiceArea;
  const reading = readTopicText(record);
  const { verdict, topic, lead = 0 } = judgeNotesLabel({ label, reading });
  if (verdict !== 'other_area' || !topic || lead < SURE) return [];
  const why = `notes are about ${nameById.get(topic.areaId) ?? topic.areaId}, not the practice area given`;
  return [{ points: -2, why, quote: topic.quote, field: 'intakeNotes' }];
}
