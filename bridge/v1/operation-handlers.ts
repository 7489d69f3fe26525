import type { ServerResponse } from 'node:http';
import type { Configuration } from '../../shared/configuration.ts';
import type { OperationId, OperationInput, OperationOutput } from '../../shared/operations.ts';
import type { PlanName } from '../../shared/plan-limits.ts';
import type { InputRecord } from '../../shared/record.ts';
import type { Breakdown, Screening } from '../../shared/results.ts';

export interface Caller {
  readonly keyId: string;
  readonly accountId: string;
  readonly plan: PlanName;
  readonly configuration: Configuration;
  /** Whether records of its calls are kept. */
  readonly keepsCalls: boolean;
}

/** The basis of an answer, and its result. */
export interface Judged {
  record: InputRecord;
  score: number;
  /** Null when nothing was screened. */
  valid: boolean | null;
}

interface AnalysisCall {
  signal: ClientAbort;
  /** Called with the key the result is stored under. */
  onKey(key: Buffer): void;
}

export interface OperationCall extends AnalysisCall {
  onJudged(judged: Judged): void;
}

export interface Analyzer {
  score(record: InputRecord, call: AnalysisCall): Promise<Breakdown>;
  screen(record: InputRecord, configuration: Configuration, call: AnalysisCall): Promise<Screening>;
}

type OperationHandler<Id extends OperationId> = (
  input: OperationInput<Id>,
  caller: Caller,
  call: OperationCall,
) => Promise<OperationOutput<Id>>;

export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

/** The handler of each operation; everything around it is shared. */
export function createOperationHandlers({ analyzer }: { analyzer: Analyzer }): OperationHandlers {
  return {
    async scoreRecord({ record }, _caller, call) {
      const { score, notes } = await analyzer.score(record, call);
      call.onJudged({ record, score, valid: null });
      return answer({ analysisScore: score, analysisNotes: notes });
    },
    async screenRecord({ record }, { configuration }, call) {
      const { score, notes } = await analyzer.screen(record, configuration, call);
      const screened = { ...record, analysis: { thresholdScore: score, analysisNotes: notes } };
      const valid = score >= configuration.threshold;
      call.onJudged({ record, score, valid });
      return answer({ valid: valid ? [screened] : [], invalid: valid ? [] : [screened] });
    },
    async explainRecord({ record }, { configuration }, call) {
      const screening = await analyzer.screen(record, configuration, call);
      call.onJudged({ record, score: screening.score, valid: screening.valid });
      return answer(screening);
    },
  };
}

function answer<Results>(results: Results): { success: true; results: Results; timestamp: string } {
  return { success: true, results, timestamp: new Date().toISOString() };
}

/** Fires when the client disconnects before its answer is complete, so that no unneeded analysis is paid for. */
export type ClientAbort = () => AbortSignal;

/**
 * The signal is created on first use: an answer that is already known needs none, and signals are costly. A function,
 * because an object with a getter would get its own hidden class for every request, which keeps the request alive until
 * the next full garbage collection (it doubled the memory of the process).
 */
export function watchClientAbort(res: ServerResponse): ClientAbort {
  let controller: AbortController | undefined;
  return () => {
    controller ??= controllerOf(res);
    return controller.signal;
  };
}

function controllerOf(res: ServerResponse): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('The client hung up'));
  if (res.destroyed) abort();
  else {
    res.once('close', () => {
      if (!res.writableFinished) abort();
    });
  }
  return controller;
}
