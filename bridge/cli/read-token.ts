import process from 'node:process';
import { text } from 'node:stream/consumers';
import { UsageError } from './command.ts';

/** The token given, or for `-` the one on standard input: that way it stays out of the shell's history. */
export async function readToken(option: string): Promise<string> {
  if (option !== '-') return option;
  const token = (await text(process.stdin)).trim();
  if (token === '') throw new UsageError('--token - reads the token from standard input, which was empty');
  return token;
}
