import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { UsageError } from './command.ts';

const MAX_BYTES = 1_000_000;

/**
 * The JSON value in a file, or on standard input for `-`.
 * @throws {UsageError} when it cannot be read or is not JSON; the text itself is never repeated.
 */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UsageError(`${file} does not hold valid JSON`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    const bytes = file === '-' ? await readStandardInput() : await readFile(file);
    if (bytes.length > MAX_BYTES) throw new UsageError(`${file} is larger than 1 MB`);
    return bytes.toString('utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

async function readStandardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
