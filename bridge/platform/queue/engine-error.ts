/**
 * pg-boss reports some failures as plain copies of the error, with the queue and worker added: the error again, so that
 * the log tells what it was.
 */
export function engineError(reported: unknown): Error {
  if (reported instanceof Error) return reported;
  const { message, stack, code, name } = Object(reported) as Partial<Record<keyof NodeJS.ErrnoException, unknown>>;
  const error: NodeJS.ErrnoException = new Error(typeof message === 'string' ? message : 'unknown failure');
  if (typeof stack === 'string') error.stack = stack;
  if (typeof name === 'string') error.name = name;
  if (typeof code === 'string') error.code = code;
  return error;
}
