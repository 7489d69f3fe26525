import { execFile } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

interface Run {
  file: string;
  args: string[];
  user: ServerUser | undefined;
  cwd?: string;
}

/** Why a program failed: what it wrote, or that it could not be started. */
class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

/** Runs one of PostgreSQL's programs to its end, in a locale and environment that are the same everywhere. */
export function runProgram({ file, args, user, cwd = '/' }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { ...user, cwd, env: serverEnvironment }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(new ProgramFailure(stderr.trim().slice(-1000) || error.message, { cause: error }));
    });
  });
}

/**
 * Nothing of ours: PGDATA, PGOPTIONS and the like would change what the server does. Without a PATH, initdb does not ask
 * the system for its locales, which takes a fifth of its time and makes databases differ from machine to machine.
 */
export const serverEnvironment: Record<string, string> = { LC_ALL: 'C', PATH: '' };
