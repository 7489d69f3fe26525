import { hash } from 'node:crypto';
import { type InputRecord, recordFields } from '../../../shared/record.ts';

/** SHA-256 of the record alone: all that is kept of it can be found, whatever day, engine and firm it was for. */
export function hashRecord(record: InputRecord): Buffer {
  return hash('sha256', JSON.stringify(recordFields.map((field) => record[field])), 'buffer');
}
