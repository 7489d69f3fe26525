import type { Configuration } from '../../../shared/configuration.ts';
import { matchAcceptedArea } from '../../../shared/practice-areas.ts';
import type { EngineIdentity, Screening } from '../../../shared/results.ts';
import { configurationsOf } from '../../accounts/configurations.ts';
import { describeChanges } from '../../accounts/describe-changes.ts';
import type { Analyzer } from '../../analysis/analyzer.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import type { MappedContact } from '../../hubspot/mapping/contact-to-record.ts';
import { localDay } from '../../platform/local-day.ts';
import type { Db } from '../../platform/store/schema.ts';
import { contentHashOf } from '../screening/screen-contact-plan.ts';
import type { LastLead } from './last-leads.ts';
import type { Records } from './read-records.ts';

interface Foreseen {
  score: number;
  valid: boolean;
  /** In words; null when the score or the judgment says it all. */
  why: string | null;
  /** Set when it was judged. */
  screening?: Screening | undefined;
}

interface ForeseeInput {
  lead: LastLead;
  mapped: MappedContact;
  after: Configuration;
  /** The configuration of the last screening; undefined when unknown. */
  by: Configuration | undefined;
  engine: EngineIdentity;
  now: Date;
}

/** Predicts a screening by other rules when that needs no analysis; null otherwise. */
function foresee({ lead, mapped, after, by, engine, now }: ForeseeInput): Foreseen | null {
  const { record, missing } = mapped;
  const score = lead.score ?? 0;
  if (isOf(lead, contentHashOf({ record, configuration: after, engine })))
    return { score, valid: lead.valid === true, why: null };
  if (missing.includes('intakeNotes')) return { score: 0, valid: false, why: 'The case notes are empty' };
  if (matchAcceptedArea(record.practiceArea, after.practiceAreas) === null)
    return { score: 0, valid: false, why: 'The practice area is not one you take' };
  if (by === undefined || describeChanges({ ...by, threshold: after.threshold }, after).length > 0) return null;
  // Deadlines depend on the current day; a model is not called just for that.
  const isFresh =
    engine.name === 'openai' || (lead.screened_at !== null && localDay(lead.screened_at) === localDay(now));
  if (!isFresh || !isOf(lead, contentHashOf({ record, configuration: by, engine }))) return null;
  return { score, valid: score >= after.threshold, why: null };
}

/** Whether it was judged from exactly this content. */
const isOf = ({ content_hash: storedHash }: LastLead, hash: Buffer): boolean => storedHash?.equals(hash) === true;

export interface PreviewDeps {
  db: Db;
  api: ContactApi;
  /** An analyzer that stores no results. */
  trial: Pick<Analyzer, 'engine' | 'screen'>;
  now?(): number;
}

/** After this no further leads are started; the page requests the rest. */
const JUDGE_FOR_MS = 3_000;
/** Less than the deadline of the whole answer: a slow model leaves one lead unread. */
const ONE_WITHIN_MS = 5_000;
/** Leads judged at a time. */
const AT_ONCE = 5;

/** A lead that would be judged differently. */
export interface Flip extends Foreseen {
  lead: LastLead;
  before: number;
}

interface Draft {
  accountId: string;
  records: Records;
  after: Configuration;
}

type Situation = { lead: LastLead; foreseen: Foreseen | null };

/** Leads whose contact was read, with the predictions that need no analysis. */
export async function look(
  { db, trial, now = Date.now }: PreviewDeps,
  leads: readonly LastLead[],
  { accountId, records, after }: Draft,
): Promise<Situation[]> {
  const versions = leads.flatMap(({ configuration_version: version }) => version ?? []);
  const known = await configurationsOf(db, accountId, versions);
  return leads.flatMap((lead) => {
    const mapped = records.get(lead.contact_id);
    if (mapped === undefined) return [];
    const by = known.get(lead.configuration_version ?? -1);
    const { engine } = trial;
    return [{ lead, foreseen: foresee({ lead, mapped, after, by, engine, now: new Date(now()) }) }];
  });
}

/** How often a language model would be called. */
export const countCalls = ({ trial }: PreviewDeps, looked: readonly Situation[]): number =>
  trial.engine.name === 'openai' ? looked.filter(({ foreseen }) => foreseen === null).length : 0;

/** @returns how many were judged, and those that would change; `late`: an engine did not answer in time */
export async function judgeDraft(
  { trial, now = Date.now }: PreviewDeps,
  looked: readonly Situation[],
  { records, after }: Pick<Draft, 'records' | 'after'>,
): Promise<{ judged: number; flips: Flip[]; late: number }> {
  const flips: Flip[] = [];
  let late = 0;
  const one = async ({ lead, foreseen }: Situation): Promise<Flip[]> => {
    const result = foreseen ?? (await judgeOne({ trial, records }, lead, after));
    if (result === undefined) {
      late += 1;
      return [];
    }
    return result.valid === (lead.valid === true) ? [] : [{ ...result, lead, before: lead.score ?? 0 }];
  };
  const judged = await untilLate(looked, { now }, async (some) => {
    flips.push(...(await Promise.all(some.map(one))).flat());
  });
  return { judged, flips, late };
}

/** A few at a time, at least once. @returns how many were done before time ran out */
export async function untilLate<Item>(
  items: readonly Item[],
  { now }: { now(): number },
  work: (some: Item[]) => Promise<void>,
): Promise<number> {
  const until = now() + JUDGE_FOR_MS;
  let done = 0;
  do {
    const some = items.slice(done, done + AT_ONCE);
    await work(some);
    done += some.length;
  } while (done < items.length && now() < until);
  return done;
}

async function judgeOne(
  deps: Pick<PreviewDeps, 'trial'> & { records: Records },
  { contact_id }: LastLead,
  after: Configuration,
): Promise<Foreseen | undefined> {
  const record = deps.records.get(contact_id)?.record;
  const screening = record && (await screenInTime(deps, record, after));
  return screening && { score: screening.score, valid: screening.valid, why: null, screening };
}

/** Undefined on timeout. */
export async function screenInTime(
  { trial }: Pick<PreviewDeps, 'trial'>,
  ...[record, configuration]: Parameters<PreviewDeps['trial']['screen']>
): Promise<Screening | undefined> {
  const signal = AbortSignal.timeout(ONE_WITHIN_MS);
  try {
    return await trial.screen(record, configuration, { priority: 'background', signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}
