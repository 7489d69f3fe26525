import type { PrivacyLevel, SlackSettings } from '../../../shared/slack-settings.ts';

/** How much of a person a channel shows: as the settings say, else initials when outsiders can read it. */
export function channelPrivacy(
  { privacy }: Pick<SlackSettings, 'privacy'>,
  { channelId, shared }: { channelId: string; shared: boolean },
): PrivacyLevel {
  return privacy[channelId] ?? (shared ? 'initials' : 'full');
}
