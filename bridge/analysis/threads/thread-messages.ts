import type { Configuration } from '../../../shared/configuration.ts';
import type { ProblemCode } from '../../../shared/problems/problems.ts';
import type { InputRecord } from '../../../shared/record.ts';
import type { Breakdown, EngineIdentity, Screening } from '../../../shared/results.ts';
import type { SentRecord } from '../engine.ts';

/** The module a thread loads its engine from. */
export interface EngineModule {
  url: string;
  /** The name of an exported function that makes the engine. */
  factory: string;
  /** Given to that function: what an engine calls itself that asks its model elsewhere. */
  identity?: EngineIdentity | undefined;
}

export interface ThreadData {
  engine: EngineModule;
  /** Where Node keeps compiled code; a thread does not have it from its process. */
  compileCache: string | undefined;
}

interface CaseJob {
  record: InputRecord;
  today: string;
  /** What a model said of the record. */
  answer?: unknown;
}

export type ThreadJob =
  | { operation: 'redact'; record: InputRecord }
  | ({ operation: 'score' } & CaseJob)
  | { operation: 'unaccepted'; record: InputRecord; configuration: Configuration; judged: Breakdown }
  | ({ operation: 'screen'; configuration: Configuration; matched: string } & CaseJob);

export type ThreadResult = Breakdown | Screening | SentRecord;

/** What a thread says: once that it is warm, then one answer to each job. */
export type ThreadMessage =
  | { type: 'ready' }
  | { type: 'result'; result: ThreadResult }
  | { type: 'failure'; code: ProblemCode | undefined; cause: unknown };
