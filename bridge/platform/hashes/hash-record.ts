import { hash } from 'node:crypto';
import { type InputRecord, recordFields } from '../../../shared/record.ts';

/** SHA-256 of the record alone: finds everything kept of it, whatever day, engine and firm. */
export function hashRecord(record: InputRecord): Buffer {
  return hash('sha256', JSON.stringify(recordFields.map((field) => record[field])), 'buffer');
}
