import { setPriority } from 'node:os';
import process from 'node:process';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { exampleDay, exampleRecord } from '../../../shared/examples.ts';
import { Problem } from '../../platform/problem.ts';
import { type CaseAnalysis, composeAnalysis, readable } from '../compose-analysis.ts';
import type { Engine } from '../engine.ts';
import { readSections } from '../lexicon/word-files.ts';
import type { EngineModule, ThreadData, ThreadJob, ThreadMessage, ThreadResult } from './thread-messages.ts';

/** A third of the share of an ordinary thread, where both want the same core. */
const NICENESS = 5;

/** The side of a thread: loads the engine, warms it, then answers one job after the other. */
export async function serveJobs(): Promise<void> {
  if (parentPort === null) throw new Error('meant to run in a thread');
  const engine = await loadEngine((workerData as ThreadData).engine);
  const analysis = composeAnalysis(engine);
  await warm(analysis);
  yieldToOthers();
  answerJobs(parentPort, (job) => work(engine, analysis, job));
  parentPort.postMessage({ type: 'ready' } satisfies ThreadMessage);
}

/** On Linux the priority is the thread's own: threads that move bytes go before threads that compute. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // Some containers forbid it; then both are equal.
  }
}

async function loadEngine({ url, factory, identity }: EngineModule): Promise<Engine> {
  const create: unknown = (await import(url))[factory];
  if (typeof create !== 'function') throw new Error(`no function ${factory} in the module of the engine`);
  return create(identity);
}

/** The first analyses compile expressions and fill tables; nobody should wait for that. */
export async function warm(analysis: CaseAnalysis): Promise<void> {
  const sections = readSections('warm-up.txt');
  const rest = { threshold: 60, customFilters: sections.get('filters') ?? [] };
  for (const line of sections.get('notes') ?? []) {
    const [name = '', intakeNotes = ''] = line.split(' | ');
    const configuration = { ...rest, practiceAreas: [{ name, aliases: [] }] };
    const record = { ...exampleRecord, practiceArea: name, intakeNotes };
    await analysis.screen({ record, today: exampleDay, configuration, matched: name });
  }
}

function answerJobs(port: MessagePort, work: (job: ThreadJob) => Promise<ThreadResult>): void {
  port.on('message', async (job: ThreadJob) => {
    port.postMessage(await answer(work(job)));
  });
}

async function answer(work: Promise<ThreadResult>): Promise<ThreadMessage> {
  try {
    return { type: 'result', result: await work };
  } catch (cause) {
    const code = cause instanceof Problem ? cause.code : undefined;
    return { type: 'failure', code, cause: asError(cause) };
  }
}

async function work(engine: Engine, analysis: CaseAnalysis, job: ThreadJob): Promise<ThreadResult> {
  switch (job.operation) {
    case 'redact':
      if (engine.redact === undefined) throw new Error('the engine asks no model');
      return engine.redact(readable(job.record));
    case 'score':
      return analysis.score(job);
    case 'screen':
      return analysis.screen(job);
    case 'unaccepted':
      return analysis.unaccepted(job);
  }
}

/** Errors alone are sure to get across; whatever hangs on them stays here. */
function asError(cause: unknown): Error {
  if (!(cause instanceof Error)) return new Error('the engine threw what is not an error');
  const error = new Error(cause.message);
  error.name = cause.name;
  if (cause.stack !== undefined) error.stack = cause.stack;
  return error;
}
