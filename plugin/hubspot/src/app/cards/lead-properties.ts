import { readMoment } from './moment-text.ts';
import { plainText } from './plain-text.ts';
import { type resultPropertyNames, statusLabels } from './tables.gen.ts';

type Properties = Readonly<Record<string, string | null | undefined>>;
type PropertyName = (typeof resultPropertyNames)[number];
type Status = keyof typeof statusLabels;

/** What the contact's own properties say; all the card knows while the bridge is away. */
export interface LeadProperties {
  /** `unscreened`: no status yet; `other`: an option that the firm added. */
  state: Status | 'unscreened' | 'other';
  /** For the tag; empty where there is no status. */
  label: string;
  /** 0 to 100; null where there is none. */
  score: number | null;
  notes: string;
  screenedAt: Date | null;
}

const NOTES_MAX = 2_000;
const LABEL_MAX = 60;

/** Reads the properties of the bridge; what is strange in them is left out, never guessed. */
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
