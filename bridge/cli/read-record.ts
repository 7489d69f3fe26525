import { z } from 'zod';
import { type InputRecord, inputRecord } from '../../shared/record.ts';
import { Problem } from '../platform/problem.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { readJsonFile } from './read-json-file.ts';

/** A record, bare or as the body of a request. @throws {Problem} `invalid_record`; {UsageError} for the file. */
export async function readRecord(file: string): Promise<InputRecord> {
  const value = await readJsonFile(file);
  const wrapped = z.looseObject({ record: z.unknown() }).safeParse(value);
  const parsed = inputRecord.safeParse(wrapped.success ? wrapped.data.record : value);
  if (!parsed.success) throw new Problem('invalid_record', { details: problemDetails(parsed.error) });
  return parsed.data;
}
