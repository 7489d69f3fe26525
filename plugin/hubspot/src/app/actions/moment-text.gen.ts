// Generated from cards/moment-text.ts by `npm run generate`. Do not edit.
/** A moment as a HubSpot property or the bridge writes it (epoch milliseconds or ISO 8601); null where it is neither. */
export function readMoment(text: string | null | undefined): Date | null {
  if (text === null || text === undefined || text === '') return null;
  const moment = new Date(/^\d{1,16}$/.test(text) ? Number(text) : text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Day and time in the portal's time zone, such as `Nov 21, 2026, 9:30 AM`. */
export function momentText(moment: Date, timeZone: string): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short' } as const;
  // Newer ICU data puts a narrow space before AM and PM.
  return new Intl.DateTimeFormat('en-US', { ...shape, timeZone: known(timeZone) })
    .format(moment)
    .replaceAll('\u202f', ' ');
}

function known(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
