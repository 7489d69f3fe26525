import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addCases, type CaseSet, emptyCaseSet } from '../analysis/evaluation/cases.ts';
import { UsageError } from './command.ts';

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code ?? 'unknown'})`);
  });
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.jsonl')).sort();
  return names.map((name) => join(path, name));
}

/**
 * The labelled cases of one JSON Lines file or of all of them in a folder.
 * @throws {UsageError} when it cannot be read, holds a line of no known shape, or no case at all.
 */
export async function readCaseSet(path: string): Promise<CaseSet> {
  const set = emptyCaseSet();
  for (const file of await filesOf(path)) {
    const text = await readFile(file, 'utf8');
    try {
      addCases(set, text, file);
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  }
  if (Object.values(set).every((cases: readonly unknown[]) => cases.length === 0)) {
    throw new UsageError(`${path} holds no labelled cases`);
  }
  return set;
}
