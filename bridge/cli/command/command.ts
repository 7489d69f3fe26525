import { Command } from '@commander-js/extra-typings';
import type { RawEnvironment } from '../../environment.ts';

/** Where a command reads and writes. */
export type Streams = Record<'stdout' | 'stderr', NodeJS.WritableStream> & { stdin: NodeJS.ReadableStream };

export interface CommandInput<Values extends object = object> {
  values: Values;
  environment: RawEnvironment;
  /** Fires on SIGTERM or SIGINT. */
  signal: AbortSignal;
  streams: Streams;
  /** Whether the caller wants JSON and nothing else on stdout. */
  json: boolean;
}

/** What a command prints: one JSON value with `--json`, the text without. */
export interface CommandOutput {
  json: unknown;
  text: string;
  exitCode?: number;
}

/** What a command does. A long-running one prints its own output and returns nothing. */
export type Work<Values extends object> = (input: CommandInput<Values>) => Promise<CommandOutput | undefined>;

/** Connects a declared command to its implementation, which is loaded when it is called; help loads none. */
export type Runs = <Values extends object>(
  load: () => Promise<Work<Values>>,
  /** `untilStopped`: shuts down cleanly by itself when the signal fires; other commands are aborted. */
  options?: { untilStopped: true },
) => (values: Values) => Promise<void>;

/** A command by its words, with a one-line summary. */
export const command = (words: string, summary: string) => new Command(words).description(summary);

export const ACCOUNT = '--account <ACCOUNT>';
export const ONE_ACCOUNT = 'id or name, to show only one account';

export const onAccount = (words: string, summary: string) =>
  command(words, summary).option(ACCOUNT, 'its id or name; optional if there is only one account');

/** Optional options with any text as value. */
export type Texts<Names extends string> = { [name in Names]?: string | undefined };

/** Options of every command on one account. */
export type OfAccount = Texts<'account'>;

/** A mistake of the caller: exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
