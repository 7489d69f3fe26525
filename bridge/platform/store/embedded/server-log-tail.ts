import { readFileSync, statSync } from 'node:fs';

/** What the server has logged since this call, to put into an error. */
export function serverLogTail(file: string): () => string {
  const start = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return () => {
    try {
      const written = readFileSync(file).subarray(start).toString('utf8').trim();
      return written.slice(-600) || 'it wrote nothing';
    } catch {
      return 'its log cannot be read';
    }
  };
}
