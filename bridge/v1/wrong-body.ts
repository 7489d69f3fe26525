import { Problem } from '../platform/problem.ts';

/** A body that is not even JSON of the right outline: the same 400 as a wrong record, with one entry. */
export function wrongBody(code: string, message: string): Problem {
  return new Problem('invalid_record', { details: [{ path: '', code, message }] });
}
