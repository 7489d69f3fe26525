import { execFile } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

interface Run {
  file: string;
  args: string[];
  user: ServerUser | undefined;
  cwd?: string;
}

/** Why a program failed: its output, or that it could not be started. */
class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

/** Runs one of PostgreSQL's programs to its end, in a fixed locale and environment. */
export function runProgram({ file, args, user, cwd = '/' }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { ...user, cwd, env: serverEnvironment }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(new ProgramFailure(stderr.trim().slice(-1000) || error.message, { cause: error }));
    });
  });
}

/**
 * None of our variables: PGDATA, PGOPTIONS and the like would change the server. Without a PATH, initdb does not query
 * the system's locales, which takes a fifth of its time and makes databases differ between machines.
 */
export const serverEnvironment: Record<string, string> = { LC_ALL: 'C', PATH: '' };
