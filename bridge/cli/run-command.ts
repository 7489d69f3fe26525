import process from 'node:process';
import { parseArgs } from 'node:util';
import { ConfigError, readEnvironment } from '../config.ts';
import { describeError } from '../describe-error.ts';
import { Problem } from '../problem.ts';
import { type Command, type CommandOutput, UsageError } from './command.ts';
import { commands } from './commands.ts';

const exitStatus = { ok: 0, failed: 1, usage: 2 } as const;

async function listCommands(): Promise<string> {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).summary}`),
  );
  return `Usage: npm run --silent cli -- COMMAND [OPTIONS] [--json] [--help]\n\n${lines.join('\n')}\n`;
}

/** A command's name is one word or two: the longest match wins. */
function findCommand(args: string[]): { name: string; load: () => Promise<Command>; rest: string[] } | undefined {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load !== undefined) return { name, load, rest: args.slice(words) };
  }
  return undefined;
}

function parseOptions(command: Command, rest: string[]) {
  try {
    return parseArgs({
      args: rest,
      options: { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => controller.abort(new Error(name)));
  return controller.signal;
}

function print(output: CommandOutput, json: boolean): void {
  process.stdout.write(json ? `${JSON.stringify(output.json)}\n` : `${output.text.trimEnd()}\n`);
}

/** Says what went wrong in words; `--json` callers get one JSON value on stdout too. */
function report(error: unknown, json: boolean): number {
  const mistakes = error instanceof ConfigError ? error.mistakes : [];
  const message = error instanceof Error ? error.message : 'unknown failure';
  if (json) process.stdout.write(`${JSON.stringify({ error: message, ...(mistakes.length > 0 && { mistakes }) })}\n`);
  console.error([`${message}${mistakes.length > 0 ? ':' : ''}`, ...mistakes.map((one) => `  - ${one}`)].join('\n'));
  if (error instanceof Problem)
    for (const { path, message: detail } of error.details ?? []) console.error(`  - ${path}: ${detail}`);
  else if (!(error instanceof ConfigError) && !(error instanceof UsageError))
    console.error(JSON.stringify(describeError(error)));
  return error instanceof UsageError || error instanceof ConfigError ? exitStatus.usage : exitStatus.failed;
}

/** Runs the command the words name. @returns the exit status: 0, 1 when it failed, 2 for the caller's mistake. */
export async function runCommand(args: string[]): Promise<number> {
  const found = findCommand(args);
  const asksForHelp = args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '');
  if (found === undefined) {
    if (!asksForHelp) console.error(`There is no command "${args.slice(0, 2).join(' ')}".\n`);
    process[asksForHelp ? 'stdout' : 'stderr'].write(await listCommands());
    return asksForHelp ? exitStatus.ok : exitStatus.usage;
  }
  const command = await found.load();
  const json = found.rest.includes('--json');
  try {
    const values = parseOptions(command, found.rest);
    if (values.help === true) {
      process.stdout.write(`${command.summary}\n\nUsage: ${found.name} ${command.usage}\n`);
      return exitStatus.ok;
    }
    const output = await command.run({ values, environment: readEnvironment(), signal: abortOnSignals(), json });
    if (output !== undefined) print(output, json);
    return output?.exitCode ?? exitStatus.ok;
  } catch (error) {
    if (error instanceof UsageError) console.error(`Usage: ${found.name} ${command.usage}`);
    return report(error, json);
  }
}
