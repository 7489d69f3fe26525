import { practiceAreas } from '../../../shared/practice-areas.ts';
import type { RecordField } from '../../../shared/record.ts';
import { findNonLead } from '../rubric/findings/non-lead.ts';
import { readNotes } from '../rubric/reading/read-notes.ts';
import type { FoldedText } from '../text/fold-text.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';

export interface LabelFault {
  points: number;
  why: string;
  quote: string;
  field: RecordField;
}

const nameById = new Map(practiceAreas.map(({ id, name }) => [id, name]));

/** A practice area that the notes contradict. */
export function findWrongLabel(label: string, notes: FoldedText): LabelFault[] {
  const reading = readNotes(notes.original);
  if (findNonLead(reading) !== null) return [];
  const { verdict, topic } = judgeNotesLabel({ label, reading });
  if (verdict !== 'other_area' || !topic) return [];
  const why = `notes are about ${nameById.get(topic.areaId) ?? topic.areaId}, not about the practice area given`;
  return [{ points: -2, why, quote: topic.quote, field: 'intakeNotes' }];
}
