import type { ParseArgsConfig } from 'node:util';
import type { RawEnvironment } from '../../environment.ts';

export type OptionValues = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface CommandInput {
  values: OptionValues;
  environment: RawEnvironment;
  /** Fires on SIGTERM or SIGINT. */
  signal: AbortSignal;
  /** Whether the caller wants JSON and nothing else on stdout. */
  json: boolean;
}

/** What a command prints: one JSON value with `--json`, the text without. */
export interface CommandOutput {
  json: unknown;
  text: string;
  exitCode?: number;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The options in usage notation, for `--help`. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Ends in order by itself when the signal fires; other commands are dropped where they stand. */
  readonly untilStopped?: true;
  /** Commands that run until stopped print for themselves and return nothing. */
  run(input: CommandInput): Promise<CommandOutput | undefined>;
}

/** The caller's mistake: printed with the usage, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws {UsageError} when the option is absent or empty. */
export function requiredOption(values: OptionValues, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is required`);
  return value;
}

export function optionalOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @throws {UsageError} when the value is not among those allowed. */
export function choice<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`--${name} is one of ${allowed.join(', ')}`);
  return found;
}
