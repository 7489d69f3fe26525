import type { ProblemCode } from '../../shared/problems/problems.ts';
import { Problem } from './problem.ts';

/** Things are not as they have to be; the message tells the operator why and what to do, so no stack goes with it. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  /** Without what a terminal is told besides: a page has a button for that. */
  readonly words: string;

  constructor(words: string, { command, ...options }: ErrorOptions & { command?: string } = {}) {
    super(command === undefined ? words : `${words} ${command}`, options);
    this.words = words;
  }
}

/** The store will not open as things are; the message tells the operator why and what to do. */
export class StoreRefusal extends Refusal {
  override readonly name = 'StoreRefusal';
}

/** The same as a problem of the table, for those who ask over HTTP: its words are the detail. @throws {Problem} */
export async function refusedAs<T>(code: ProblemCode, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem(code, { details: [{ path: '', code: 'custom', message: error.words }] });
  }
}
