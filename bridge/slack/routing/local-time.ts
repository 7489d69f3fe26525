const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create; there are as many as there are time zones. */
function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join()}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, made);
  return made;
}

const usualSpaces = (text: string) => text.replace(/\s/gu, ' ');

/** Such as 10:04 AM. */
export function clockTime(at: Date, timeZone: string): string {
  return usualSpaces(formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }).format(at));
}

/** Such as Nov 21, 10:04 AM. */
export function dayAndTime(at: Date, timeZone: string): string {
  const format = formatOf(timeZone, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  return usualSpaces(format.format(at));
}

/** Such as Sat, Nov 21, of a day YYYY-MM-DD. */
export function dayName(day: string): string {
  const format = formatOf('UTC', { weekday: 'short', month: 'short', day: 'numeric' });
  return usualSpaces(format.format(new Date(`${day}T12:00:00Z`)));
}

/** The time of day, with the day before it if it differs from that of the other moment. */
export function timeRelativeTo(at: Date, other: Date, timeZone: string): string {
  const day = formatOf(timeZone, { year: 'numeric', month: 'short', day: 'numeric' });
  return day.format(at) === day.format(other) ? clockTime(at, timeZone) : dayAndTime(at, timeZone);
}
