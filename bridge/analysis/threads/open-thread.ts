import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../platform/problem.ts';
import type { EngineModule, ThreadData, ThreadJob, ThreadMessage, ThreadResult } from './thread-messages.ts';

export const threadsClosed = () => new Error('the analysis threads are closed');

export interface AnalysisThread {
  /** One job at a time. @throws the failure of the engine; why the thread ended, where it did. */
  run(job: ThreadJob): Promise<ThreadResult>;
  /** When it takes jobs; rejected where it ends before. */
  readonly ready: Promise<void>;
  /** Why it ended, once it has. */
  readonly ended: Promise<Error>;
  end(): Promise<void>;
}

export interface ThreadOptions {
  engine: EngineModule;
  /** How long one job may take. */
  deadlineMs: number;
  /** How long loading and warming may take. */
  startMs: number;
  /** Megabytes of objects that live long; an analysis that wants more ends its thread, not the process. */
  heapMb: number;
}

const entry = new URL('./thread-entry.js', import.meta.url);
/** A thread has fewer short-lived objects at a time than a server under load. */
const YOUNG_GENERATION_MB = 8;

export function openThread({ engine, deadlineMs, startMs, heapMb }: ThreadOptions): AnalysisThread {
  const worker = new Worker(entry, {
    workerData: { engine, compileCache: compileCacheFolder() } satisfies ThreadData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error>();
  let job: PromiseWithResolvers<ThreadResult> | undefined;
  ready.promise.catch(() => undefined);

  const stop = (reason: Error) => {
    ended.resolve(reason);
    void worker.terminate();
  };
  const cancelStart = within(startMs, () => stop(new Error(`an analysis thread was not ready within ${startMs} ms`)));
  void ended.promise.then((reason) => {
    cancelStart();
    ready.reject(reason);
    job?.reject(reason);
  });
  worker.on('message', (message: ThreadMessage) => {
    if (message.type === 'ready') {
      cancelStart();
      // What nobody waits for keeps no process alive.
      worker.unref();
      ready.resolve();
    } else if (message.type === 'result') job?.resolve(message.result);
    else job?.reject(failureOf(message));
  });
  worker.on('error', (cause) => stop(new Error('an analysis thread failed', { cause })));
  worker.on('exit', (code) => ended.resolve(new Error(`an analysis thread ended with code ${code}`)));

  return {
    ready: ready.promise,
    ended: ended.promise,
    async run(work) {
      const own = Promise.withResolvers<ThreadResult>();
      job = own;
      worker.ref();
      const cancel = within(deadlineMs, () => stop(new Error(`an analysis took longer than ${deadlineMs} ms`)));
      worker.postMessage(work);
      return own.promise.finally(() => {
        cancel();
        worker.unref();
      });
    },
    async end() {
      stop(threadsClosed());
      await worker.terminate();
    },
  };
}

/** Node adds the folder of its version itself. */
function compileCacheFolder(): string | undefined {
  const folder = getCompileCacheDir();
  return folder === undefined ? undefined : path.dirname(folder);
}

/** After a halt of the whole process an answer may lie there already: it is read before the time counts as over. */
function within(milliseconds: number, over: () => void): () => void {
  let cancelled = false;
  const timer = setTimeout(() => setImmediate(() => cancelled || over()), milliseconds);
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}

function failureOf({ code, cause }: { code: ConstructorParameters<typeof Problem>[0] | undefined; cause: unknown }) {
  return code === undefined ? cause : new Problem(code, { cause });
}
