/** The access log entry of a request: ids, fixed words and numbers, nothing that could hold lead data. */
export interface RequestLine {
  method: string;
  /** The route pattern, never the path. */
  route: string;
  status: number;
  /** Milliseconds from the first byte of the headers to the end of the answer. */
  ms: number;
  requestId: string;
  accountId: string | undefined;
  /** Set for requests of the app in HubSpot. */
  portalId?: string | undefined;
  /** The client disconnected before the answer was complete. */
  aborted: boolean;
}

/**
 * Formats access log lines like every other line. Each request writes one, and the general logger, which checks every
 * field for redaction, costs several times as much.
 */
export function createRequestLines(write: (line: string) => void): (line: RequestLine) => void {
  const time = createTimestamps();
  return (line) => write(`{"level":"info","time":"${time()}",${JSON.stringify(line).slice(1, -1)},"msg":"request"}\n`);
}

/** ISO 8601; made once for each millisecond. */
function createTimestamps(): () => string {
  let made = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== made) {
      made = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}
