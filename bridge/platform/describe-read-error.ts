const faults: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder, not a file',
};

/** Why a file cannot be read, to follow its name. */
export function fileFault(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return faults[code] ?? `cannot be read (${code})`;
}

export const NOT_JSON = 'The body is not valid JSON';

/** Where a text stops being JSON, without its content: the parser's message quotes it. */
export function jsonFault(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('Unexpected end') || message.startsWith('Unterminated')) return ': it ends too early';
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(message) ?? [];
  return line === undefined ? '' : ` (line ${line}, column ${column})`;
}
