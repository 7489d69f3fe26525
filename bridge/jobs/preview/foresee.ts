import type { Configuration } from '../../../shared/configuration.ts';
import { matchAcceptedArea } from '../../../shared/practice-areas.ts';
import type { EngineIdentity, Screening } from '../../../shared/results.ts';
import { describeChanges } from '../../accounts/describe-changes.ts';
import type { MappedContact } from '../../hubspot/mapping/contact-to-record.ts';
import { localDay } from '../../platform/local-day.ts';
import { contentHashOf } from '../screening/screen-contact-plan.ts';
import type { LastLead } from './last-leads.ts';

export interface Foreseen {
  score: number;
  valid: boolean;
  /** In words; null when the score or the judgment says it all. */
  why: string | null;
  /** Set when it was judged. */
  screening?: Screening | undefined;
}

interface Situation {
  lead: LastLead;
  mapped: MappedContact;
  after: Configuration;
  /** The configuration of the last screening; undefined when unknown. */
  by: Configuration | undefined;
  engine: EngineIdentity;
  now: Date;
}

/** Predicts a screening by other rules when that needs no analysis; null otherwise. */
export function foresee({ lead, mapped, after, by, engine, now }: Situation): Foreseen | null {
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
