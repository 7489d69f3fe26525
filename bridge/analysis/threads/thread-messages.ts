import type { Configuration } from '../../../shared/configuration.ts';
import type { ProblemCode } from '../../../shared/problems.ts';
import type { InputRecord } from '../../../shared/record.ts';
import type { Breakdown, Screening } from '../../../shared/results.ts';

/** The module a thread loads its engine from. */
export interface EngineModule {
  url: string;
  /** The name of an exported function without arguments that makes the engine. */
  factory: string;
}

export interface ThreadData {
  engine: EngineModule;
  /** Where Node keeps compiled code; a thread does not have it from its process. */
  compileCache: string | undefined;
}

interface CaseJob {
  record: InputRecord;
  today: string;
}

export type ThreadJob =
  | ({ operation: 'score' } & CaseJob)
  | { operation: 'unaccepted'; record: InputRecord; configuration: Configuration; judged: Breakdown }
  | ({ operation: 'screen'; configuration: Configuration; matched: string } & CaseJob);

/** What a thread says: once that it is warm, then one answer to each job. */
export type ThreadMessage =
  | { type: 'ready' }
  | { type: 'result'; result: Breakdown | Screening }
  | { type: 'failure'; code: ProblemCode | undefined; cause: unknown };
