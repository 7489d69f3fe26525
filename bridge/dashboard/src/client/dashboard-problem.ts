import { type ProblemCode, type ProblemRow, problems } from '../../../../shared/problems/problems.ts';

interface ProblemBody {
  readonly error?: string;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

/** `unreachable`: no answer, or none from the bridge. */
type DashboardProblemCode = ProblemCode | 'unreachable';

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

const unreachable = {
  status: 0,
  error: 'The server is not responding',
  help: 'Check your connection. What you typed is still here.',
};

/** A refusal of the bridge, in its words. */
export class DashboardProblem extends Error {
  override readonly name = 'DashboardProblem';
  readonly code: DashboardProblemCode;
  readonly help: string;
  readonly details: readonly { readonly path: string; readonly message: string }[];

  constructor(code: DashboardProblemCode, body: ProblemBody = {}) {
    const row: ProblemRow = code === 'unreachable' ? unreachable : problems[code];
    super(body.error ?? row.error);
    this.code = code;
    this.help = row.page ?? row.help;
    this.details = body.details ?? [];
  }
}

export async function readProblem(response: Response): Promise<DashboardProblem> {
  const code = response.headers.get('X-Error-Code') ?? '';
  const body: ProblemBody | null = await response.json().catch(() => null);
  return new DashboardProblem(isProblemCode(code) ? code : 'unreachable', body ?? {});
}
