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
 * The log as a person in front of a terminal needs it: what is wrong, a line of words each. While all is being closed, only
 * errors: that the database ends a connection first is no fault.
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
