import type { Configuration } from '../../../shared/configuration.ts';
import type { InputRecord } from '../../../shared/record.ts';
import { type EngineIdentity, isInDanger, type Screening } from '../../../shared/results.ts';
import type { AnalysisOptions } from '../../analysis/analyzer.ts';
import type { FailureKind } from '../../analysis/openai/client/openai-failure.ts';
import type { CallPriority } from '../../hubspot/client/ports.ts';
import { engineText } from '../../hubspot/contacts/write-contacts.ts';
import type { LeadDraft, SeenLead } from '../../leads/lead-rows.ts';
import { Problem } from '../../platform/problem.ts';
import type { Outages } from '../portals/back-off-portal.ts';
import { describeMissingFields, type Plan } from './screen-contact-plan.ts';

export interface Judge {
  engine: EngineIdentity;
  screen(
    record: InputRecord,
    configuration: Configuration,
    options: Pick<AnalysisOptions, 'owner' | 'onKey' | 'priority'>,
  ): Promise<Screening>;
  gate: AnalysisGate;
}

/** The columns of a lead that a judgment sets. */
export type Judged = Pick<
  LeadDraft,
  'score' | 'valid' | 'notes' | 'engine' | 'screened_at' | 'content_hash' | 'area'
> & {
  state: 'pending' | 'screened' | 'needs_info';
  /** The key the analysis is stored under, if any. */
  analysis?: Buffer | undefined;
  /** The client mentions suicide or violence. */
  inDanger?: boolean;
};

interface Case {
  contactId: string;
  plan: Plan;
  lead: SeenLead | undefined;
  portal: { portalId: string; configuration: Configuration };
  priority: CallPriority;
  now: () => Date;
}

/** Executes the plan; only `judge` costs anything. @throws whatever the analyzer throws */
export async function judgeContact(
  judge: Judge,
  { contactId, plan, lead, portal, priority, now }: Case,
): Promise<Judged> {
  const nothing = { score: null, valid: null, notes: null, engine: null, screened_at: null, area: null };
  const content_hash = plan.contentHash;
  switch (plan.step) {
    case 'wait':
      return { ...nothing, state: 'pending', content_hash: null };
    case 'needs_info': {
      const notes = describeMissingFields(plan.mapped.missing);
      return { ...nothing, state: 'needs_info', notes, screened_at: now(), content_hash };
    }
    case 'unchanged':
      return storedResult(lead as SeenLead, content_hash);
    case 'judge': {
      const { portalId, configuration } = portal;
      const keys: Buffer[] = [];
      const options = { owner: { portalId, contactId }, onKey: (key: Buffer) => void keys.push(key), priority };
      const work = () => judge.screen(plan.mapped.record, configuration, options);
      const { score, valid, notes, breakdown, area } = await judge.gate.run(work, { portalId, priority });
      const engine = engineText(judge.engine);
      const inDanger = isInDanger(breakdown);
      const result = { score, valid, notes, engine, screened_at: now(), content_hash, area: area.matched };
      return { state: 'screened', ...result, analysis: keys[0], inDanger };
    }
  }
}

function storedResult(lead: SeenLead, content_hash: Buffer): Judged {
  const { score, valid, notes, engine, screened_at, area } = lead;
  const state = score === null ? 'needs_info' : 'screened';
  return { state, score, valid, notes, engine, screened_at, content_hash, area };
}

interface AnalysisGate {
  /** Runs the work when there is capacity. */
  run<T>(work: () => Promise<T>, turn: { portalId: string; priority: CallPriority }): Promise<T>;
  readonly running: number;
}

interface Limits {
  /** Analyses at a time, over all batches of this process. */
  limit: number;
  /** Limit of background work: a new lead finds room beside a backfill. */
  background: number;
}

type Start = () => void;

/** Limits concurrent analyses: live ones first, and portals take turns however many contacts each has. */
export function createAnalysisGate({ limit, background }: Limits): AnalysisGate {
  const running = { live: 0, background: 0 };
  const waiting = { live: createTurns(), background: createTurns() };
  const total = () => running.live + running.background;

  const begin = (priority: CallPriority, start: Start | undefined) => {
    if (start === undefined) return false;
    running[priority] += 1;
    start();
    return true;
  };
  const admit = () => {
    while (total() < limit && begin('live', waiting.live.next()));
    while (total() < limit && running.background < background && begin('background', waiting.background.next()));
  };

  return {
    async run(work, { portalId, priority }) {
      await new Promise<void>((start) => {
        waiting[priority].add(portalId, start);
        admit();
      });
      try {
        return await work();
      } finally {
        running[priority] -= 1;
        admit();
      }
    },
    get running() {
      return total();
    },
  };
}

/** One queue per portal; the portals take turns. */
function createTurns() {
  const lines = new Map<string, Start[]>();
  return {
    add(portalId: string, start: Start) {
      const line = lines.get(portalId);
      if (line === undefined) lines.set(portalId, [start]);
      else line.push(start);
    },
    next(): Start | undefined {
      const [turn] = lines;
      if (turn === undefined) return undefined;
      const [portalId, line] = turn;
      // A map keeps insertion order: the portal moves to the end.
      lines.delete(portalId);
      const start = line.shift();
      if (line.length > 0) lines.set(portalId, line);
      return start;
    },
  };
}

/** Key of the analyzer among the outages; portals are keyed by id. */
export const ANALYZER = 'analyzer';
export const ANALYZER_UNAVAILABLE = 'The language model is not available now; the lead will be screened when it is';

/** Failures that are never the lead's fault. */
const always: ReadonlySet<string> = new Set<FailureKind>([
  'breaker_open',
  'insufficient_quota',
  'unauthorized',
  'rate_limited',
]);
/** Failures that are the analyzer's when other leads fail too. */
const perhaps: ReadonlySet<string> = new Set<FailureKind>([
  'network',
  'timeout',
  'deadline',
  'server_error',
  'unsupported',
]);

/** Whether a failed analysis is the analyzer's failure and not the lead's. */
export function isAnalyzerUnavailable(error: unknown, outages: Pick<Outages, 'workedLately'>): boolean {
  if (!(error instanceof Problem)) return false;
  // Checked by name: the class is in the model client, which the built-in engine never loads.
  const { name, kind } = Object(error.cause) as { name?: unknown; kind?: unknown };
  if (name !== 'OpenAIFailure' || typeof kind !== 'string') return false;
  return always.has(kind) || (perhaps.has(kind) && !outages.workedLately(ANALYZER));
}
