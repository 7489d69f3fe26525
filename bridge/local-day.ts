/**
 * The calendar day of a moment in the time zone of the process (`TZ`), `YYYY-MM-DD`: deadlines are counted in days, and
 * a firm's day ends when its office's does.
 */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
