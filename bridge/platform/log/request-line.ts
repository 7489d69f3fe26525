/** What the access log says of a request: ids, closed words and numbers, nothing that could hold a word of a lead. */
export interface RequestLine {
  method: string;
  /** The pattern of the route, never the path. */
  route: string;
  status: number;
  /** Milliseconds from the first byte of the head to the end of the answer. */
  ms: number;
  requestId: string;
  accountId: string | undefined;
  /** Of HubSpot, where a page of the app asks. */
  portalId?: string | undefined;
  /** The client went away before the answer was complete. */
  aborted: boolean;
}

/**
 * Writes request lines in the shape of every other line. They are the only ones each request pays for, and the general
 * way, which looks at every field for something to redact, costs several times as much.
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
