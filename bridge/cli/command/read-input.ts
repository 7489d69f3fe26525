import { readFile } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { z } from 'zod';
import { type InputRecord, inputRecord } from '../../../shared/record.ts';
import { fileFault, jsonFault } from '../../platform/describe-read-error.ts';
import { Problem } from '../../platform/problem.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import { type Streams, UsageError } from './command.ts';

const MAX_BYTES = 1_000_000;

/**
 * The JSON value in a file, or on standard input for `-`.
 * @throws {UsageError} when it cannot be read or is not JSON; the text itself is never repeated.
 */
export async function readJsonFile(file: string, streams: Streams): Promise<unknown> {
  const text = await readText(file, streams);
  const name = file === '-' ? 'Standard input' : file;
  if (text.trim() === '') throw new UsageError(`${name} is empty`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${name} is not valid JSON${jsonFault(error)}`);
  }
}

async function readText(file: string, streams: Streams): Promise<string> {
  try {
    const bytes = file === '-' ? await buffer(streams.stdin) : await readFile(file);
    if (bytes.length > MAX_BYTES) throw new UsageError(`${file} is larger than 1 MB`);
    return bytes.toString('utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw unreadable(file, error);
  }
}

/** Why a path that the caller gave cannot be read. */
export function unreadable(file: string, error: unknown): UsageError {
  return new UsageError(`${file} ${fileFault(error)}`);
}

/** A record, bare or as the body of a request. @throws {Problem} `invalid_record`; {UsageError} for the file. */
export async function readRecord(file: string, streams: Streams): Promise<InputRecord> {
  const value = await readJsonFile(file, streams);
  const wrapped = z.looseObject({ record: z.unknown() }).safeParse(value);
  const parsed = inputRecord.safeParse(wrapped.success ? wrapped.data.record : value);
  if (!parsed.success) throw new Problem('invalid_record', { details: problemDetails(parsed.error) });
  return parsed.data;
}

/** The token given, or for `-` the one on standard input, which keeps it out of the shell history. */
export async function readToken(option: string, streams: Streams): Promise<string> {
  if (option !== '-') return option;
  const token = (await text(streams.stdin)).trim();
  if (token === '') throw new UsageError('--token - reads the token from standard input, which was empty');
  return token;
}
