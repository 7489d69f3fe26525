import {
  type Mention,
  type RoutingRule,
  type SlackSettings,
  slackSettings,
} from '../../../../../../shared/slack-settings.ts';

/** Who is notified, as it is edited: `id` counts for a person or a group. */
export interface MentionDraft {
  readonly kind: '' | Mention['kind'];
  readonly id: string;
}

/** A rule as it is edited: lists with commas, scores as text. What the form does not show stays in `kept`. */
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
  readonly mention: MentionDraft;
  readonly kept: RoutingRule | null;
}

export interface RoutingDraft {
  readonly channel: string;
  readonly timeZone: string;
  readonly mention: MentionDraft;
  readonly rules: readonly RuleDraft[];
  readonly quiet: boolean;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly remind: string;
  readonly escalate: string;
  readonly escalateTo: MentionDraft;
  readonly digestChannel: string;
  /** Empty for none. */
  readonly digestDaily: string;
  readonly digestDay: string;
  readonly digestAt: string;
}

const draftOfMention = (mention: Mention | null | undefined): MentionDraft =>
  mention == null ? { kind: '', id: '' } : { kind: mention.kind, id: 'id' in mention ? mention.id : '' };

function mentionOf({ kind, id }: MentionDraft) {
  if (kind === '') return null;
  return kind === 'user' || kind === 'group' ? { kind, id: id.trim() } : { kind };
}

let keys = 0;
export function newRule(kept: RoutingRule | null = null): RuleDraft {
  keys += 1;
  const [language, another] = kept?.languages ?? [];
  return {
    key: `${keys}`,
    name: kept?.name ?? '',
    channel: kept?.channel ?? '',
    areas: kept?.practiceAreas?.join(', ') ?? '',
    states: kept?.states?.join(', ') ?? '',
    from: kept?.score === undefined ? '' : `${kept.score.from}`,
    to: kept?.score === undefined ? '' : `${kept.score.to}`,
    language: language === undefined || another !== undefined ? '' : language,
    mention: draftOfMention(kept?.mention),
    kept,
  };
}

export function draftOfRouting(settings: SlackSettings): RoutingDraft {
  const { defaultChannel, defaultMention, timeZone, rules, quietHours, sla, digest } = settings;
  const [hours] = quietHours?.hours ?? [];
  return {
    channel: defaultChannel,
    timeZone,
    mention: draftOfMention(defaultMention),
    rules: rules.map(newRule),
    quiet: quietHours !== null,
    quietFrom: hours?.from ?? '20:00',
    quietUntil: hours?.until ?? '08:00',
    remind: sla === null ? '' : `${sla.remindAfterMinutes}`,
    escalate: `${sla?.escalateAfterMinutes ?? ''}`,
    escalateTo: draftOfMention(sla?.escalateTo),
    digestChannel: digest.channel ?? '',
    digestDaily: digest.daily ?? '',
    digestDay: digest.weekly?.day ?? '',
    digestAt: digest.weekly?.at ?? '08:00',
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

function ruleOf({ name, channel, areas, states, from, to, language, mention, kept }: RuleDraft) {
  const { hours } = kept ?? {};
  const called = mentionOf(mention);
  return {
    name: name.trim(),
    channel: channel.trim(),
    ...(hours !== undefined && { hours }),
    ...(list(areas).length > 0 && { practiceAreas: list(areas) }),
    ...(list(states).length > 0 && { states: list(states) }),
    ...((from !== '' || to !== '') && { score: { from: Number(from || 0), to: Number(to || 100) } }),
    ...(language !== '' && { languages: [language] }),
    ...(called !== null && { mention: called }),
  };
}

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The settings a draft comes to; what the form does not show is as it was saved. */
export function routingOf(draft: RoutingDraft, saved: SlackSettings) {
  const [first, ...others] = saved.quietHours?.hours ?? [];
  const hours = { days: first?.days ?? [...everyDay], from: draft.quietFrom, until: draft.quietUntil };
  const sla = {
    remindAfterMinutes: Number(draft.remind),
    escalateAfterMinutes: draft.escalate === '' ? null : Number(draft.escalate),
    escalateTo: mentionOf(draft.escalateTo),
  };
  return slackSettings.safeParse({
    ...saved,
    defaultChannel: draft.channel.trim(),
    defaultMention: mentionOf(draft.mention),
    timeZone: draft.timeZone.trim(),
    rules: draft.rules.map(ruleOf),
    quietHours: draft.quiet ? { ...saved.quietHours, hours: [hours, ...others] } : null,
    sla: draft.remind === '' ? null : sla,
    digest: {
      channel: draft.digestChannel.trim() || null,
      daily: draft.digestDaily || null,
      weekly: draft.digestDay === '' ? null : { day: draft.digestDay, at: draft.digestAt },
    },
  });
}
