import { z } from 'zod';
import {
  type LeadStatus,
  PROPERTY_TEXT_MAX,
  type ResultPropertyName,
  type ResultValues,
  resultProperties,
} from '../../../shared/hubspot-properties.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import type { ContactProperties } from '../mapping/contact-to-record.ts';

/** The values a contact in HubSpot gets from its lead. */
interface LeadResult {
  status: LeadStatus;
  /** Null clears an older value. When omitted, the property is unchanged. */
  score?: number | null | undefined;
  notes?: string | null | undefined;
  screenedAt?: Date | undefined;
  /** As `engineText` writes it. */
  engine?: string | null | undefined;
}

/** A screening's result, as in a lead's row. */
interface Screened {
  state: 'pending' | 'screened' | 'needs_info';
  score?: number | null | undefined;
  valid?: boolean | null | undefined;
  notes?: string | null | undefined;
  engine?: string | null | undefined;
  screened_at?: Date | string | null | undefined;
}

export function resultOf({ state, score, valid, notes, engine, screened_at }: Screened): LeadResult {
  if (state === 'pending') return { status: 'pending' };
  const status = state === 'needs_info' ? 'needs_info' : valid ? 'valid' : 'invalid';
  return {
    status,
    score: score ?? null,
    notes: notes ?? null,
    engine: engine ?? null,
    screenedAt: screened_at === null || screened_at === undefined ? undefined : new Date(screened_at),
  };
}

export const resultPropertyNames = Object.keys(resultProperties) as ResultPropertyName[];

/** Engine, version, model and prompt on one line. */
export function engineText({ name, version, model, promptVersion }: EngineIdentity): string {
  const more = [model, promptVersion === null ? null : `prompt ${promptVersion}`].filter((part) => part !== null);
  return `${name} ${version}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

/**
 * A result as HubSpot stores it: strings, `""` to clear.
 * @param options.keepStatus a human has set the status: it is left out
 */
export function resultToProperties(result: LeadResult, options: { keepStatus?: boolean } = {}): Record<string, string> {
  const { status, score, notes, screenedAt, engine } = result;
  return {
    ...(options.keepStatus !== true && encode({ lead_intake_status: status })),
    ...encodeOrClear('lead_intake_score', score),
    ...encodeOrClear('lead_intake_notes', typeof notes === 'string' ? cutText(notes) : notes),
    ...encodeOrClear('lead_intake_screened_at', screenedAt),
    ...encodeOrClear('lead_intake_engine', typeof engine === 'string' ? cutText(engine) : engine),
  };
}

/** The wanted values that differ from HubSpot's, ignoring formatting. */
export function changedProperties(wanted: Record<string, string>, prev: ContactProperties): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(name, value, prev[name] ?? '')));
}

function encodeOrClear<Name extends ResultPropertyName>(name: Name, value: ResultValues[Name] | null) {
  if (value === undefined) return {};
  return value === null ? { [name]: '' } : encode({ [name]: value });
}

function encode(values: ResultValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      z.encode(resultProperties[name as ResultPropertyName].codec as z.ZodType<unknown, string>, value),
    ]),
  );
}

/** Cuts to the property limit, never inside a character. */
function cutText(text: string): string {
  const whole = text.toWellFormed().replaceAll('\0', '');
  if (whole.length <= PROPERTY_TEXT_MAX) return whole;
  const cut = whole.slice(0, PROPERTY_TEXT_MAX);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function isSame(name: string, wanted: string, prev: string): boolean {
  if (wanted === prev) return true;
  if (wanted === '' || prev === '') return false;
  const type = resultProperties[name as ResultPropertyName]?.type;
  if (type === 'number') return Number(wanted) === Number(prev);
  if (type === 'datetime') return Date.parse(wanted) === momentOf(prev);
  return false;
}

/** HubSpot writes timestamps as ISO text, in older responses as epoch milliseconds. */
const momentOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : Date.parse(text));
