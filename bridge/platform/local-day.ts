export const currentDate = () => new Date();

/**
 * The calendar day of a moment in the time zone of the process (`TZ`), `YYYY-MM-DD`: deadlines are counted in days, and
 * a firm's day ends when its office's does.
 */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

const MINUTE_MS = 60_000;

/** Today's local date; computed once a minute, since days start and zones shift on whole minutes. */
export function createToday(now: () => Date): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const moment = now();
    const current = Math.floor(moment.getTime() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      day = localDay(moment);
    }
    return day;
  };
}
