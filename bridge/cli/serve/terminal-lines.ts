import { styleText } from 'node:util';
import type { createLog } from '../../platform/log/log.ts';
import { printable } from '../command/table.ts';

interface Line {
  time: string;
  level: string;
  msg: string;
  err?: { message?: string };
}

/**
 * The log for a person at a terminal: one plain line for each problem. During shutdown only errors: it is expected that
 * the database closes a connection first.
 */
export function terminalLines(stream: NodeJS.WritableStream, signal: AbortSignal): Parameters<typeof createLog>[0] {
  const write = (text: string) => {
    const line: Line = JSON.parse(text);
    if (!signal.aborted || line.level !== 'warn') stream.write(`${describe(line)}\n`);
  };
  return { level: 'warn', destination: { write } };
}

function describe({ time, level, msg, err }: Line): string {
  const color = level === 'warn' ? 'yellow' : 'red';
  const why = err?.message === undefined ? '' : `: ${err.message}`;
  return `${time.slice(11, 19)} ${styleText(color, level)} ${printable(`${msg}${why}`)}`;
}
