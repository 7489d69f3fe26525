const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's classes: 08 connection, 53 no resources (disk full), 57P shutting down, 58 input or output, 25006 read-only. */
const states = /^(08\w{3}|53\w{3}|57P\d\d|58\w{3}|25006|XX00[12])$/;

/** pg's messages without a code when its connection or its pool gave up. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** Whether the database was unusable, as opposed to refusing this statement. */
export function isStoreOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? messages.test(error.message) : codes.has(code) || states.test(code);
}
