import {
  type Hours,
  type Mention,
  type PrivacyLevel,
  type RoutingRule,
  type SlackSettings,
  slackSettings,
  weekdays,
} from '../../../../../../shared/slack-settings.ts';
import { newKey } from '../../../editor/rules-draft.ts';

/** Who is notified, as edited: `id` is used for a person or a group. */
export interface MentionDraft {
  readonly kind: '' | Mention['kind'];
  readonly id: string;
}

export type HoursDraft = Hours & { readonly key: string };

/** A rule as edited: lists with commas, scores as text. */
export interface RuleDraft {
  readonly key: string;
  readonly name: string;
  readonly channel: string;
  readonly areas: string;
  readonly states: string;
  readonly from: string;
  readonly to: string;
  /** Empty for every language. */
  readonly language: '' | 'en' | 'es';
  /** Null for every hour. */
  readonly hours: HoursDraft | null;
  readonly mention: MentionDraft;
}

export interface RoutingDraft {
  readonly channel: string;
  readonly timeZone: string;
  readonly mention: MentionDraft;
  readonly rules: readonly RuleDraft[];
  /** Empty for no quiet hours. */
  readonly quiet: readonly HoursDraft[];
  /** Empty where no score is urgent. */
  readonly urgentFrom: string;
  readonly urgentWhenTimeSensitive: boolean;
  readonly remind: string;
  readonly escalate: string;
  readonly escalateTo: MentionDraft;
  readonly digestChannel: string;
  /** Empty for none. */
  readonly digestDaily: string;
  readonly digestDay: string;
  readonly digestAt: string;
  readonly privacy: Readonly<Record<string, PrivacyLevel>>;
  readonly notification: SlackSettings['notification'];
}

const draftOfMention = (mention: Mention | null | undefined): MentionDraft =>
  mention == null ? { kind: '', id: '' } : { kind: mention.kind, id: 'id' in mention ? mention.id : '' };

function mentionOf({ kind, id }: MentionDraft) {
  if (kind === '') return null;
  return kind === 'user' || kind === 'group' ? { kind, id: id.trim() } : { kind };
}

const draftOfHours = (hours: Hours): HoursDraft => ({ key: newKey(), ...hours });
const hoursOf = ({ days, from, until }: HoursDraft): Hours => ({ days, from, until });

export const officeHours = () => draftOfHours({ days: weekdays.slice(0, 5), from: '09:00', until: '18:00' });
export const weekendDays = () => draftOfHours({ days: weekdays.slice(5), from: '08:00', until: '20:00' });
export const nights = () => draftOfHours({ days: [...weekdays], from: '20:00', until: '08:00' });

export function newRule(saved: RoutingRule | null = null): RuleDraft {
  const [language, another] = saved?.languages ?? [];
  return {
    key: newKey(),
    name: saved?.name ?? '',
    channel: saved?.channel ?? '',
    areas: saved?.practiceAreas?.join(', ') ?? '',
    states: saved?.states?.join(', ') ?? '',
    from: saved?.score === undefined ? '' : `${saved.score.from}`,
    to: saved?.score === undefined ? '' : `${saved.score.to}`,
    language: language === undefined || another !== undefined ? '' : language,
    hours: saved?.hours === undefined ? null : draftOfHours(saved.hours),
    mention: draftOfMention(saved?.mention),
  };
}

const USUALLY_URGENT = 85;

export function draftOfRouting(settings: SlackSettings): RoutingDraft {
  const { defaultChannel, defaultMention, timeZone, rules, quietHours, sla, digest, privacy, notification } = settings;
  return {
    channel: defaultChannel,
    timeZone,
    mention: draftOfMention(defaultMention),
    rules: rules.map(newRule),
    quiet: (quietHours?.hours ?? []).map(draftOfHours),
    urgentFrom: `${(quietHours === null ? USUALLY_URGENT : quietHours.urgentScore) ?? ''}`,
    urgentWhenTimeSensitive: quietHours?.urgentWhenTimeSensitive ?? true,
    remind: sla === null ? '' : `${sla.remindAfterMinutes}`,
    escalate: `${sla?.escalateAfterMinutes ?? ''}`,
    escalateTo: draftOfMention(sla?.escalateTo),
    digestChannel: digest.channel ?? '',
    digestDaily: digest.daily ?? '',
    digestDay: digest.weekly?.day ?? '',
    digestAt: digest.weekly?.at ?? '08:00',
    privacy,
    notification,
  };
}

const withoutKeys = (draft: RoutingDraft) =>
  JSON.stringify(draft, (name, value) => (name === 'key' ? undefined : value));

export const isSameRouting = (draft: RoutingDraft, saved: SlackSettings): boolean =>
  withoutKeys(draft) === withoutKeys(draftOfRouting(saved));

const list = (text: string) => {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
};

/** What is not a number stays invalid: an empty text would become zero. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

function ruleOf({ name, channel, areas, states, from, to, language, hours, mention }: RuleDraft) {
  const called = mentionOf(mention);
  return {
    name: name.trim(),
    channel: channel.trim(),
    ...(list(areas).length > 0 && { practiceAreas: list(areas) }),
    ...(list(states).length > 0 && { states: list(states) }),
    ...((from !== '' || to !== '') && { score: { from: numberOf(from || '0'), to: numberOf(to || '100') } }),
    ...(language !== '' && { languages: [language] }),
    ...(hours !== null && { hours: hoursOf(hours) }),
    ...(called !== null && { mention: called }),
  };
}

/** The settings of a draft, or what is wrong with it. */
export function routingOf(draft: RoutingDraft) {
  const { urgentFrom, urgentWhenTimeSensitive, privacy, notification } = draft;
  const quietHours = {
    hours: draft.quiet.map(hoursOf),
    urgentScore: urgentFrom === '' ? null : numberOf(urgentFrom),
    urgentWhenTimeSensitive,
  };
  const sla = {
    remindAfterMinutes: numberOf(draft.remind),
    escalateAfterMinutes: draft.escalate === '' ? null : numberOf(draft.escalate),
    escalateTo: mentionOf(draft.escalateTo),
  };
  return slackSettings.safeParse({
    defaultChannel: draft.channel.trim(),
    defaultMention: mentionOf(draft.mention),
    timeZone: draft.timeZone.trim(),
    rules: draft.rules.map(ruleOf),
    quietHours: draft.quiet.length === 0 ? null : quietHours,
    sla: draft.remind === '' ? null : sla,
    digest: {
      channel: draft.digestChannel.trim() || null,
      daily: draft.digestDaily || null,
      weekly: draft.digestDay === '' ? null : { day: draft.digestDay, at: draft.digestAt },
    },
    privacy,
    notification,
  });
}
