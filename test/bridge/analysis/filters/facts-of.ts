import { type RecordFacts, readRecord } from '../../../../bridge/analysis/filters/base/record-facts.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { recordWith, TODAY } from './expect-verdicts.ts';

/** What is read of a record with these notes, on the day all filter tests share. */
export const factsOf = (intakeNotes: string, fields: Partial<InputRecord> = {}): RecordFacts =>
  readRecord({ record: recordWith({ ...fields, intakeNotes }), today: TODAY });
