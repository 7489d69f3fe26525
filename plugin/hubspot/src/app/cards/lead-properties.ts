import { readMoment } from './moment-text.ts';
import { plainText } from './plain-text.ts';
import { type resultPropertyNames, statusLabels } from './tables.gen.ts';

type Properties = Readonly<Record<string, string | null | undefined>>;
type PropertyName = (typeof resultPropertyNames)[number];
type Status = keyof typeof statusLabels;

/** The contact's own properties; all the card has while the bridge is down. */
export interface LeadProperties {
  /** `unscreened`: no status yet; `other`: an option that the firm added. */
  state: Status | 'unscreened' | 'other';
  /** For the tag; empty where there is no status. */
  label: string;
  /** 0 to 100; null when absent. */
  score: number | null;
  notes: string;
  screenedAt: Date | null;
}

const NOTES_MAX = 2_000;
const LABEL_MAX = 60;

/** Reads the bridge's properties; invalid values are dropped, never guessed. */
export function readLeadProperties(properties: Properties): LeadProperties {
  const held = (name: PropertyName) => properties[name] ?? '';
  const status = held('lead_intake_status');
  const known = isStatus(status);
  return {
    state: known ? status : status === '' ? 'unscreened' : 'other',
    label: known ? statusLabels[status] : plainText(status, LABEL_MAX),
    score: readScore(held('lead_intake_score')),
    notes: plainText(held('lead_intake_notes'), NOTES_MAX),
    screenedAt: readMoment(held('lead_intake_screened_at')),
  };
}

const isStatus = (text: string): text is Status => Object.hasOwn(statusLabels, text);

/** HubSpot writes a number as text, sometimes with decimals. */
function readScore(text: string): number | null {
  if (!/^\d{1,3}(\.\d+)?$/.test(text)) return null;
  const score = Math.round(Number(text));
  return score <= 100 ? score : null;
}
