import { practiceAreas } from '../../../shared/practice-areas.ts';
import type { RecordField } from '../../../shared/record.ts';
import type { FoldedText } from '../text/fold-text.ts';
import { detectTopics } from '../topics/detect-topics.ts';
import { judgeLabel } from '../topics/judge-label.ts';

export interface LabelFault {
  points: number;
  why: string;
  quote: string;
  field: RecordField;
}

const nameById = new Map(practiceAreas.map(({ id, name }) => [id, name]));

/** A practice area that the notes contradict. */
export function findWrongLabel(label: string, notes: FoldedText): LabelFault[] {
  const { verdict, topic } = judgeLabel(label, detectTopics(notes));
  if (verdict !== 'other_area' || !topic) return [];
  const why = `notes are about ${nameById.get(topic.areaId) ?? topic.areaId}, not about the practice area given`;
  return [{ points: -2, why, quote: topic.quote, field: 'intakeNotes' }];
}
