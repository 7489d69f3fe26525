import { type RoutingRule, type SlackSettings, slackSettings } from '../../../../../../shared/slack-settings.ts';

/** A rule as it is edited: lists with commas, scores as text. What the form does not show stays in `kept`. */
export interface RuleDraft {
  readonly key: string;
  readonly name: string;
  readonly channel: string;
  readonly areas: string;
  readonly states: string;
  readonly from: string;
  readonly to: string;
  readonly kept: RoutingRule | null;
}

export interface RoutingDraft {
  readonly channel: string;
  readonly timeZone: string;
  readonly rules: readonly RuleDraft[];
  readonly quiet: boolean;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly remind: string;
  readonly escalate: string;
}

let keys = 0;
export function newRule(kept: RoutingRule | null = null): RuleDraft {
  keys += 1;
  return {
    key: `${keys}`,
    name: kept?.name ?? '',
    channel: kept?.channel ?? '',
    areas: kept?.practiceAreas?.join(', ') ?? '',
    states: kept?.states?.join(', ') ?? '',
    from: kept?.score === undefined ? '' : `${kept.score.from}`,
    to: kept?.score === undefined ? '' : `${kept.score.to}`,
    kept,
  };
}

export function draftOfRouting({ defaultChannel, timeZone, rules, quietHours, sla }: SlackSettings): RoutingDraft {
  const [hours] = quietHours?.hours ?? [];
  return {
    channel: defaultChannel,
    timeZone,
    rules: rules.map(newRule),
    quiet: quietHours !== null,
    quietFrom: hours?.from ?? '20:00',
    quietUntil: hours?.until ?? '08:00',
    remind: sla === null ? '' : `${sla.remindAfterMinutes}`,
    escalate: `${sla?.escalateAfterMinutes ?? ''}`,
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

function ruleOf({ name, channel, areas, states, from, to, kept }: RuleDraft) {
  const { practiceAreas: _areas, states: _states, score: _score, ...rest } = kept ?? {};
  return {
    ...rest,
    name: name.trim(),
    channel: channel.trim(),
    ...(list(areas).length > 0 && { practiceAreas: list(areas) }),
    ...(list(states).length > 0 && { states: list(states) }),
    ...((from !== '' || to !== '') && { score: { from: Number(from || 0), to: Number(to || 100) } }),
  };
}

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The settings a draft comes to; what the form does not show is as it was saved. */
export function routingOf(draft: RoutingDraft, saved: SlackSettings) {
  const [first, ...others] = saved.quietHours?.hours ?? [];
  const hours = { days: first?.days ?? [...everyDay], from: draft.quietFrom, until: draft.quietUntil };
  const remindAfterMinutes = Number(draft.remind);
  const escalateAfterMinutes = draft.escalate === '' ? null : Number(draft.escalate);
  return slackSettings.safeParse({
    ...saved,
    defaultChannel: draft.channel.trim(),
    timeZone: draft.timeZone.trim(),
    rules: draft.rules.map(ruleOf),
    quietHours: draft.quiet ? { ...saved.quietHours, hours: [hours, ...others] } : null,
    sla: draft.remind === '' ? null : { ...saved.sla, remindAfterMinutes, escalateAfterMinutes },
  });
}
