import type { Mention } from '../../../../../../shared/slack-settings.ts';
import type { MentionDraft, RoutingDraft, RuleDraft } from './routing-draft.ts';

export const mentionKinds = {
  '': 'No one',
  here: 'Everyone who is online (@here)',
  channel: 'Everyone in the channel (@channel)',
  user: 'One person',
  group: 'A user group',
} as const satisfies Record<MentionDraft['kind'], string>;

export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

export function mentionWords(mention: Mention | MentionDraft): string {
  if (mention.kind === '') return 'no one';
  return mention.kind === 'user' || mention.kind === 'group' ? mention.id || '…' : `@${mention.kind}`;
}

const notifies = (mention: MentionDraft) => (mention.kind === '' ? '' : `, notifies ${mentionWords(mention)}`);

function ruleLine({ name, channel, areas, states, from, to, language, mention }: RuleDraft, at: number): string {
  const conditions = [
    areas,
    states,
    from === '' && to === '' ? '' : `score ${from || 0} to ${to || 100}`,
    language === '' ? '' : { en: 'in English', es: 'in Spanish' }[language],
  ].filter((condition) => condition !== '');
  return `Rule ${at + 1}, ${name}: ${conditions.join('; ') || 'every lead'} to ${channel}${notifies(mention)}`;
}

/** Line by line, so that two versions can be compared. */
export function routingLines(draft: RoutingDraft): string[] {
  const { digestDaily: daily, digestDay, digestAt, digestChannel } = draft;
  const digests = [
    daily === '' ? '' : `daily at ${daily}`,
    digestDay === '' ? '' : `weekly on ${dayNames[digestDay as keyof typeof dayNames]} at ${digestAt}`,
  ].filter((one) => one !== '');
  return [
    `Usual channel ${draft.channel}${notifies(draft.mention)}`,
    `Time zone ${draft.timeZone}`,
    ...draft.rules.map(ruleLine),
    draft.quiet ? `Quiet from ${draft.quietFrom} until ${draft.quietUntil}` : 'No quiet hours',
    draft.remind === '' ? 'No reminder' : `Reminder after ${draft.remind} minutes`,
    draft.remind === '' || draft.escalate === ''
      ? 'No escalation'
      : `Escalation after ${draft.escalate} minutes${notifies(draft.escalateTo)}`,
    digests.length === 0
      ? 'No digest'
      : `Digest ${digests.join(' and ')}${digestChannel === '' ? '' : ` to ${digestChannel}`}`,
  ];
}
