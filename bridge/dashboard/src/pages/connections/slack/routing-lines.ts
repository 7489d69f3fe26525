import { type Hours, type Mention, privacyWords } from '../../../../../../shared/slack-settings.ts';
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

export const notificationWords = {
  name: 'The name',
  initials: 'Initials',
  none: 'Nothing about the person',
} as const satisfies Record<RoutingDraft['notification'], string>;

export function mentionWords(mention: Mention | MentionDraft): string {
  if (mention.kind === '') return 'no one';
  return mention.kind === 'user' || mention.kind === 'group' ? mention.id || '…' : `@${mention.kind}`;
}

const notifies = (mention: MentionDraft) => (mention.kind === '' ? '' : `, notifies ${mentionWords(mention)}`);

function hoursWords({ days, from, until }: Hours): string {
  const names = days.map((day) => dayNames[day].slice(0, 3));
  return `${days.length === 7 ? 'every day' : names.join(', ')} from ${from} until ${until}`;
}

function ruleLine({ name, channel, areas, states, from, to, language, hours, mention }: RuleDraft, at: number): string {
  const conditions = [
    areas,
    states,
    from === '' && to === '' ? '' : `score ${from || 0} to ${to || 100}`,
    language === '' ? '' : { en: 'in English', es: 'in Spanish' }[language],
    hours === null ? '' : hoursWords(hours),
  ].filter((condition) => condition !== '');
  return `Rule ${at + 1}, ${name}: ${conditions.join('; ') || 'every lead'} to ${channel}${notifies(mention)}`;
}

function quietLines({ quiet, urgentFrom, urgentWhenTimeSensitive }: RoutingDraft): string[] {
  if (quiet.length === 0) return ['No quiet hours'];
  const urgent = [
    urgentFrom === '' ? '' : `a score of ${urgentFrom} or more`,
    urgentWhenTimeSensitive ? 'time-sensitive' : '',
  ].filter((one) => one !== '');
  return [...quiet.map((hours) => `Quiet ${hoursWords(hours)}`), `Urgent: ${urgent.join(' or ') || 'no lead'}`];
}

/** One line each, so that two versions can be compared. */
export function routingLines(draft: RoutingDraft): string[] {
  const { digestDaily: daily, digestDay, digestAt, digestChannel } = draft;
  const digests = [
    daily === '' ? '' : `daily at ${daily}`,
    digestDay === '' ? '' : `weekly on ${dayNames[digestDay as keyof typeof dayNames]} at ${digestAt}`,
  ].filter((one) => one !== '');
  return [
    `Default channel ${draft.channel}${notifies(draft.mention)}`,
    `Time zone ${draft.timeZone}`,
    ...draft.rules.map(ruleLine),
    ...quietLines(draft),
    draft.remind === '' ? 'No reminder' : `Reminder after ${draft.remind} minutes`,
    draft.remind === '' || draft.escalate === ''
      ? 'No escalation'
      : `Escalation after ${draft.escalate} minutes${notifies(draft.escalateTo)}`,
    digests.length === 0
      ? 'No digest'
      : `Digest ${digests.join(' and ')}${digestChannel === '' ? '' : ` to ${digestChannel}`}`,
    ...Object.entries(draft.privacy).map(([id, level]) => `Shown in ${id}: ${privacyWords[level]}`),
    `Shown in notifications: ${notificationWords[draft.notification].toLowerCase()}`,
  ];
}
