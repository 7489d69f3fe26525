import type { ProblemCode } from '../../shared/problems/problems.ts';
import { Problem } from './problem.ts';

/** A precondition is not met; the message says why and what the operator has to do, so no stack is logged. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  /** Without the part that only helps in a terminal: a page has a button for that. */
  readonly words: string;

  constructor(words: string, { command, ...options }: ErrorOptions & { command?: string } = {}) {
    super(command === undefined ? words : `${words} ${command}`, options);
    this.words = words;
  }
}

/** The store cannot be opened; the message says why and what the operator has to do. */
export class StoreRefusal extends Refusal {
  override readonly name = 'StoreRefusal';
}

/** Turns a refusal into a problem for HTTP callers, with its words as the detail. @throws {Problem} */
export async function refusedAs<T>(code: ProblemCode, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem(code, { details: [{ path: '', code: 'custom', message: error.words }] });
  }
}
