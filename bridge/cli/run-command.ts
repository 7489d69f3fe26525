import process from 'node:process';
import { styleText } from 'node:util';
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { problems } from '../../shared/problems/problems.ts';
import { ConfigError, readEnvironment } from '../config.ts';
import { describeError } from '../platform/log/describe-error.ts';
import { Problem } from '../platform/problem.ts';
import { Refusal } from '../platform/refusal.ts';
import { type CommandInput, type CommandOutput, type Runs, type Streams, UsageError } from './command/command.ts';
import { abortOnSignals, Interruption, interrupted } from './command/interruption.ts';
import { detailLine } from './command/readable-text.ts';
import { createProgram, suggestCommands } from './program.ts';

const exitStatus = { ok: 0, failed: 1, usage: 2 } as const;

function print(output: CommandOutput, { json, streams }: Pick<CommandInput, 'json' | 'streams'>): void {
  streams.stdout.write(json ? `${JSON.stringify(output.json)}\n` : `${output.text.trimEnd()}\n`);
}

/** Prints what went wrong, the reason last; `--json` callers also get one JSON value on stdout. */
function report(error: unknown, { json, streams }: Pick<CommandInput, 'json' | 'streams'>, meant: string[]): number {
  const mistakes = error instanceof ConfigError ? error.mistakes : [];
  const details = error instanceof Problem ? (error.details ?? []) : [];
  const message = messageOf(error);
  if (json) {
    const more = { ...(mistakes.length > 0 && { mistakes }), ...(details.length > 0 && { details }) };
    streams.stdout.write(`${JSON.stringify({ error: message, ...more })}\n`);
  }
  if (!isExpected(error)) streams.stderr.write(`${JSON.stringify(describeError(error))}\n`);
  const lines = [...mistakes, ...details.map(detailLine)];
  if (error instanceof Problem && lines.length === 0) lines.push(problems[error.code].help);
  lines.push(...meant);
  const head = styleText('red', `${message}${lines.length > 0 ? ':' : ''}`, { stream: streams.stderr });
  streams.stderr.write([head, ...lines.map((one) => `  - ${one}`), ''].join('\n'));
  if (error instanceof Interruption) return error.exitCode;
  return isCallersMistake(error) ? exitStatus.usage : exitStatus.failed;
}

function messageOf(error: unknown): string {
  if (error instanceof CommanderError) {
    if (error.code === 'commander.help') return 'Name one of these commands.';
    const [, contact] = /too many arguments for '(?:show|erase|preview)'.*: (\d+)\.$/.exec(error.message) ?? [];
    if (contact !== undefined) return `Use --contact ${contact}`;
    return error.message.replace(/^error: (?:option '(--\S+) .*' argument missing$)?/, (_, flag) =>
      flag === undefined ? '' : `${flag} has no value`,
    );
  }
  return error instanceof Error ? error.message : 'unknown failure';
}

const isCallersMistake = (error: unknown) =>
  [UsageError, ConfigError, CommanderError].some((known) => error instanceof known);

/** The message says everything; a stack would only hide it. */
const isExpected = (error: unknown) =>
  isCallersMistake(error) || [Refusal, Problem, Interruption].some((known) => error instanceof known);

/** What a command has of the process, unless another program that runs it gives it something else. */
const ofProcess = { streams: process as Streams, environment: () => readEnvironment(), signal: abortOnSignals };

/** Runs the command the words name. @returns the exit status: 0, 1 when it failed, 2 for the caller's mistake. */
export async function runCommand(args: string[], { streams, ...around } = ofProcess): Promise<number> {
  const json = args.includes('--json');
  let status: number = exitStatus.ok;
  const runs: Runs = (load, options) => async (values) => {
    const work = await load();
    const signal = around.signal();
    const running = work({ values, environment: around.environment(), signal, streams, json });
    const output = await (options?.untilStopped ? running : Promise.race([running, interrupted(signal)]));
    if (output !== undefined) print(output, { json, streams });
    status = output?.exitCode ?? exitStatus.ok;
  };
  const program = createProgram(runs, { args, to: streams });
  try {
    await program.parseAsync(wordsOf(args, program), { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitStatus.ok;
    const message = error instanceof CommanderError ? error.message : '';
    const [, unknown] = /unknown command '(.+?)'/.exec(message) ?? [];
    status = report(error, { json, streams }, unknown === undefined ? [] : suggestCommands(unknown, program, args));
    // An aborted command may still hold the process, for example by reading standard input.
    if (error instanceof Interruption) process.exit(status);
    return status;
  }
}

/** Also accepts a leading `help`; for an unknown command it fails as the command would. */
function wordsOf(args: string[], program: CommandUnknownOpts): string[] {
  const [first, ...words] = args.filter((word) => word !== '--json');
  if (first !== undefined && first !== 'help') return args;
  let found: CommandUnknownOpts | undefined = program;
  for (const word of words) found = found?.commands.find((one) => one.name() === word);
  return found === undefined ? words : [...words, '--help'];
}
