import process from 'node:process';
import { parseArgs } from 'node:util';
import { ConfigError, readEnvironment } from '../config.ts';
import { describeError } from '../platform/log/describe-error.ts';
import { Problem } from '../platform/problem.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, type CommandOutput, type OptionValues, UsageError } from './command/command.ts';
import { abortOnSignals, Interruption, interrupted } from './command/interruption.ts';
import { commands } from './commands.ts';

/**
 * The options of a command, with `--json` and `--help`.
 * @throws {UsageError} for what is unknown, given twice where one counts, or given without a value: a script whose
 * variable is empty means something else than a script that leaves the option out.
 */
export function parseOptions(own: Command['options'], args: string[]): OptionValues {
  const options: Command['options'] = { ...own, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  const { values, tokens } = parse(options, args);
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    if (value === '') throw new UsageError(`--${name} has no value`);
    if (seen.has(name) && options[name]?.multiple !== true) throw new UsageError(`--${name} is given twice`);
    seen.add(name);
  }
  return values;
}

function parse(options: Command['options'], args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false, tokens: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const exitStatus = { ok: 0, failed: 1, usage: 2 } as const;

function listCommands(): Promise<[name: string, summary: string][]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, load]): Promise<[string, string]> => [name, (await load()).summary]),
  );
}

function renderCommands(list: [name: string, summary: string][]): string {
  const width = Math.max(...list.map(([name]) => name.length));
  const lines = list.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run --silent cli -- COMMAND [OPTIONS] [--json] [--help]\n\n${lines.join('\n')}`;
}

/** A command's name is one word to three: the longest match wins. */
function findCommand(args: string[]): { name: string; load: () => Promise<Command>; rest: string[] } | undefined {
  for (const words of [3, 2, 1]) {
    const name = args.slice(0, words).join(' ');
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load !== undefined) return { name, load, rest: args.slice(words) };
  }
  return undefined;
}

function print(output: CommandOutput, json: boolean): void {
  process.stdout.write(json ? `${JSON.stringify(output.json)}\n` : `${output.text.trimEnd()}\n`);
}

/** Says what went wrong in words; `--json` callers get one JSON value on stdout too. */
function report(error: unknown, json: boolean): number {
  const mistakes = error instanceof ConfigError ? error.mistakes : [];
  const details = error instanceof Problem ? (error.details ?? []) : [];
  const message = error instanceof Error ? error.message : 'unknown failure';
  if (json) {
    const more = { ...(mistakes.length > 0 && { mistakes }), ...(details.length > 0 && { details }) };
    process.stdout.write(`${JSON.stringify({ error: message, ...more })}\n`);
  }
  const lines = [...mistakes, ...details.map((detail) => `${detail.path}: ${detail.message}`)];
  console.error([`${message}${lines.length > 0 ? ':' : ''}`, ...lines.map((one) => `  - ${one}`)].join('\n'));
  if (!isExpected(error)) console.error(JSON.stringify(describeError(error)));
  if (error instanceof Interruption) return error.exitCode;
  return error instanceof UsageError || error instanceof ConfigError ? exitStatus.usage : exitStatus.failed;
}

/** Where the message says all there is to say, a stack would only hide it. */
function isExpected(error: unknown): boolean {
  return [Refusal, Problem, ConfigError, UsageError, Interruption].some((known) => error instanceof known);
}

async function runFound({ name, command, args }: { name: string; command: Command; args: string[] }): Promise<number> {
  const json = args.includes('--json');
  try {
    const values = parseOptions(command.options, args);
    if (values.help === true) {
      const usage = `${name} ${command.usage}`.trimEnd();
      print({ json: { summary: command.summary, usage }, text: `${command.summary}\n\nUsage: ${usage}` }, json);
      return exitStatus.ok;
    }
    const signal = abortOnSignals();
    const running = command.run({ values, environment: readEnvironment(), signal, json });
    const output = await (command.untilStopped ? running : Promise.race([running, interrupted(signal)]));
    if (output !== undefined) print(output, json);
    return output?.exitCode ?? exitStatus.ok;
  } catch (error) {
    if (error instanceof UsageError) console.error(`Usage: ${name} ${command.usage}`);
    const status = report(error, json);
    // What was dropped where it stood may still hold the process, by a read of standard input for one.
    if (error instanceof Interruption) process.exit(status);
    return status;
  }
}

/** Runs the command the words name. @returns the exit status: 0, 1 when it failed, 2 for the caller's mistake. */
export async function runCommand(args: string[]): Promise<number> {
  const found = findCommand(args);
  if (found !== undefined) return runFound({ name: found.name, command: await found.load(), args: found.rest });
  const json = args.includes('--json');
  const words = args.filter((word) => word !== '--json');
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) {
    const list = await listCommands();
    print({ json: Object.fromEntries(list), text: renderCommands(list) }, json);
    return exitStatus.ok;
  }
  const status = report(new UsageError(`There is no command "${words.slice(0, 2).join(' ')}".`), json);
  console.error(`\n${renderCommands(await listCommands())}`);
  return status;
}
