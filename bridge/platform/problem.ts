import { type ProblemCode, problems } from '../../shared/problems/problems.ts';

export interface ProblemDetail {
  path: string;
  code: string;
  message: string;
}

interface ProblemOptions {
  /** Public details besides the `error` string. */
  details?: ProblemDetail[];
  headers?: Record<string, string>;
  /** For the log only. */
  cause?: unknown;
}

/** Headers that name an error and link to its documentation, for bodies with a fixed shape. */
export const errorHeaders = (code: ProblemCode): Record<'X-Error-Code' | 'Link', string> => ({
  'X-Error-Code': code,
  Link: `</docs#${code}>; rel="help"`,
});

/** The one throwable of the bridge: a row of the problem table, public details, a private cause. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetail[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(problems[code].error, { cause: options.cause });
    this.code = code;
    this.status = problems[code].status;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}
