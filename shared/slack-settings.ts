import { z } from 'zod';
import { storableText } from './storable-text.ts';

/** Id of a public channel (C…) or a private one (G…). */
export const channelId = z.string().regex(/^[CG][A-Z0-9]{2,20}$/, 'must be the id of a channel, such as C0123456789');
/** Placeholder of a channel id field. */
export const channelHint = 'Channel ID, for example C0123456789';
export const NO_MENTION = 'no one in particular';
const userId = z.string().regex(/^[UW][A-Z0-9]{2,20}$/, 'must be the id of a member, such as U0123456789');
const groupId = z.string().regex(/^S[A-Z0-9]{2,20}$/, 'must be the id of a user group, such as S0123456789');
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/Chicago');

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const weekday = z.enum(weekdays);

/** A time span of the day in the firm's time zone; one that ends before it starts runs over midnight. */
const hours = z
  .strictObject({ days: z.array(weekday).min(1).max(7), from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, { path: ['until'], error: 'must differ from the time it begins' });

/** Who is notified besides the channel. */
export const mention = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['here', 'channel']) }),
  z.strictObject({ kind: z.literal('user'), id: userId }),
  z.strictObject({ kind: z.literal('group'), id: groupId }),
]);

const scoreBand = z
  .strictObject({ from: z.int().min(0).max(100), to: z.int().min(0).max(100) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be lower than the first score' });

/** All given conditions must hold; a rule without conditions matches every lead. */
const routingRule = z.strictObject({
  name: storableText(80),
  practiceAreas: z.array(storableText(100)).min(1).max(50).optional(),
  score: scoreBand.optional(),
  /** Two-letter codes or names. */
  states: z.array(storableText(40)).min(1).max(60).optional(),
  languages: z
    .array(z.enum(['en', 'es']))
    .min(1)
    .max(2)
    .optional(),
  hours: hours.optional(),
  channel: channelId,
  mention: mention.optional(),
});

export const RULES_MAX = 50;

/** How much of a person a channel shows. */
export const privacyLevel = z.enum(['full', 'no_notes', 'initials']).meta({
  description:
    'full: everything; no_notes: no quotes or notes; initials: initials only, no contact data, no quotes, no notes',
});

const DAY_MINUTES = 24 * 60;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a week has a minute outside of all spans. */
function leaveTime(spans: readonly z.output<typeof hours>[]): boolean {
  const taken = new Set<number>();
  for (const { days, from, until } of spans) {
    const length = (minuteOf(until) - minuteOf(from) + DAY_MINUTES) % DAY_MINUTES;
    for (const day of days) {
      const start = weekdays.indexOf(day) * DAY_MINUTES + minuteOf(from);
      for (let minute = start; minute < start + length; minute++) taken.add(minute % (7 * DAY_MINUTES));
    }
  }
  return taken.size < 7 * DAY_MINUTES;
}

const quietHours = z.strictObject({
  hours: z.array(hours).min(1).max(7).refine(leaveTime, 'must leave some time of the week when leads are sent'),
  /** Leads with this score or more are announced at once. */
  urgentScore: z.int().min(1).max(100).nullable().default(85),
  /** The same for leads flagged as time-sensitive. */
  urgentWhenTimeSensitive: z.boolean().default(true),
});

const sla = z.strictObject({
  /** Minutes until the one reminder in the thread. */
  remindAfterMinutes: z.int().min(1).max(1_440).default(5),
  /** Minutes until the escalation; null for none. */
  escalateAfterMinutes: z.int().min(2).max(2_880).nullable().default(15),
  escalateTo: mention.nullable().default(null),
});

const digest = z.strictObject({
  channel: channelId.nullable().default(null),
  daily: timeOfDay.nullable().default(null),
  weekly: z.strictObject({ day: weekday, at: timeOfDay }).nullable().default({ day: 'mon', at: '08:00' }),
});

/** Where and when an account's leads are announced in Slack. */
export const slackSettings = z
  .strictObject({
    defaultChannel: channelId,
    defaultMention: mention.nullable().default(null),
    /** The first matching rule decides. */
    rules: z.array(routingRule).max(RULES_MAX).default([]),
    timeZone: timeZone.default('America/New_York'),
    quietHours: quietHours.nullable().default(null),
    sla: sla.nullable().prefault({}),
    digest: digest.prefault({}),
    /** For channels that are not `full`; shared ones never show more than initials unless listed here. */
    privacy: z.record(channelId, privacyLevel).default({}),
    /** What a notification on a locked phone may reveal of a person. */
    notification: z.enum(['name', 'initials', 'none']).default('initials'),
  })
  .refine(({ sla: s }) => s?.escalateAfterMinutes == null || s.escalateAfterMinutes > s.remindAfterMinutes, {
    path: ['sla', 'escalateAfterMinutes'],
    error: 'must be later than the reminder',
  })
  .meta({ id: 'SlackSettings' });

export type SlackSettings = z.output<typeof slackSettings>;
export type SlackSettingsInput = z.input<typeof slackSettings>;
export type RoutingRule = z.output<typeof routingRule>;
export type Hours = z.output<typeof hours>;
export type Mention = z.output<typeof mention>;
export type PrivacyLevel = z.output<typeof privacyLevel>;

/** What each level shows of a person. */
export const privacyWords = {
  full: 'everything',
  no_notes: 'everything except notes and quotes',
  initials: 'initials only, no contact data',
} as const satisfies Record<PrivacyLevel, string>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
