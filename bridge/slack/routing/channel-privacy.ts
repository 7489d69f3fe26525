import type { PrivacyLevel, SlackSettings } from '../../../shared/slack-settings.ts';

/** How much of a person a channel gets to see: what the settings say, else initials where outsiders read along. */
export function channelPrivacy(
  { privacy }: Pick<SlackSettings, 'privacy'>,
  { channelId, shared }: { channelId: string; shared: boolean },
): PrivacyLevel {
  return privacy[channelId] ?? (shared ? 'initials' : 'full');
}
