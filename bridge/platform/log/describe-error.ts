const MAX_DEPTH = 5;
const MAX_MESSAGE = 300;

/** The loggable part of an error. */
interface ErrorDescription {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  stack?: string[];
  cause?: ErrorDescription;
}

/**
 * Errors quote their input: V8's JSON errors hold a piece of the text, zod's hold values, PostgreSQL's `detail` holds a
 * row. So only type, code, a scrubbed message and the stack's frames are logged, for the cause as well.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: safeMessage(error),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    ...(depth === 0 && { stack: stackFrames(error) }),
    ...(cause !== undefined && depth < MAX_DEPTH && { cause: describeError(cause, depth + 1) }),
  };
}

function safeMessage(error: Error): string {
  if (error instanceof SyntaxError) return 'text could not be parsed';
  if (Array.isArray((error as { issues?: unknown }).issues)) return describeIssues(error as never);
  return scrub(error.message).slice(0, MAX_MESSAGE);
}

function describeIssues({ issues }: { issues: { code?: string; path?: PropertyKey[] }[] }): string {
  return issues
    .slice(0, 10)
    .map((issue) => `${(issue.path ?? []).map(String).join('.') || '(root)'}: ${issue.code ?? 'invalid'}`)
    .join('; ');
}

const secretShapes: [shape: RegExp, replacement: string][] = [
  [/\b(?:sk|pk|rk|lis|xox[a-z]|xapp|pat)[-_][\w-]{6,}/gi, '[secret]'],
  [/\bbearer\s+\S+/gi, 'Bearer [secret]'],
  [/(\/\/[^:/@\s]{1,200}:)[^@\s]{1,200}@/g, '$1[secret]@'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\+?\d?[\s(.-]{0,2}\d{3}[\s).-]{0,2}\d{3}[\s.-]?\d{4}\b/g, '[phone]'],
];

/** Replaces what looks like a credential, an email address or a phone number. */
export function scrub(text: string): string {
  return secretShapes.reduce((scrubbed, [shape, replacement]) => scrubbed.replace(shape, replacement), text);
}

function stackFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}
