export const NO_PORTAL = 'No HubSpot portal is connected.';
/** Why nothing is screened: all but a paused backfill and the daily limit block a lead entirely. */
export const blockedTexts = {
  paused: 'Screening is paused in the app settings.',
  revoked: 'The connection has ended. An administrator must reconnect it.',
  no_subscription: "Your firm's account has no active subscription.",
  erased: 'This contact was deleted for privacy.',
  backfill_paused: 'A backfill for your firm is paused. Contacts selected in a list wait until it continues.',
  daily_limit: 'Your account has reached its daily API limit. Screening resumes by itself.',
} as const;
export type BlockedCode = keyof typeof blockedTexts;
