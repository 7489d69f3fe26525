import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Command, UsageError } from '../../../bridge/cli/command/command.ts';
import { commands } from '../../../bridge/cli/commands.ts';
import { parseOptions } from '../../../bridge/cli/run-command.ts';

const names = Object.keys(commands);
const loaded = new Map<string, Command>(
  await Promise.all(names.map(async (name): Promise<[string, Command]> => [name, await commands[name]!()])),
);
const commandOf = (name: string): Command => loaded.get(name)!;

/** Each command with an option of its own that takes a value. */
const withValue = [...loaded].flatMap(([name, { options }]) =>
  Object.entries(options)
    .filter(([, { type }]) => type === 'string')
    .map(([option, { multiple }]) => ({ name, option, multiple: multiple === true })),
);

/** Well-formed values for what the command cannot do without. */
function requiredOf({ usage }: Command): string[] {
  const values: Record<string, string> = {
    account: randomUUID(),
    key: randomUUID(),
    name: 'x',
    version: '1',
    file: 'f',
    contact: '1',
  };
  // One of several: none of them is missing by itself.
  if (usage.includes(' | ')) return [];
  const required = usage.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\([^)]*\)/g, '');
  return [...required.matchAll(/--([a-z][a-z-]*)/g)].flatMap(([, option = '']) => [
    `--${option}`,
    values[option] ?? 'x',
  ]);
}

/** Reads the options and begins to run, as far as the mistake lets it. */
async function run(name: string, args: string[]): Promise<unknown> {
  const command = commandOf(name);
  const values = parseOptions(command.options, args);
  return command.run({ values, environment: {}, signal: new AbortController().signal, json: false });
}

describe('every command', () => {
  test.each(names)('%s refuses an option it does not know, and names it', (name) => {
    for (const option of ['--frobnicate', '--frobnicate=1', '-f', '--no-json'])
      expect(() => parseOptions(commandOf(name).options, [option])).toThrow(UsageError);
    expect(() => parseOptions(commandOf(name).options, ['--frobnicate'])).toThrow(/--frobnicate/);
  });

  test.each(names)('%s refuses a word too many, also behind --', (name) => {
    for (const args of [['superfluous'], ['--', 'superfluous'], ['--json', 'superfluous'], ['--', '--json']])
      expect(() => parseOptions(commandOf(name).options, args), args.join(' ')).toThrow(UsageError);
  });

  test.each(names)('%s takes --json and --help once, without a value', (name) => {
    const { options } = commandOf(name);
    expect(parseOptions(options, ['--json', '-h'])).toMatchObject({ json: true, help: true });
    for (const args of [['--json=yes'], ['--help=no'], ['--json', '--json']])
      expect(() => parseOptions(options, args), args.join(' ')).toThrow(UsageError);
  });

  test.each(names)('%s says in one line what it does, and its usage names its options and no others', (name) => {
    const { summary, usage, options } = commandOf(name);
    expect(summary).toMatch(/^[A-Z][^\n]{8,100}[^.\n]$/);
    const named = [...usage.matchAll(/--([a-z-]+)/g)].map(([, option]) => option);
    // Every command on one record takes an account; scoring does not depend on it.
    const unnamed = name === 'score' ? ['account'] : [];
    expect([...new Set(named), ...unnamed].sort()).toEqual(Object.keys(options).sort());
  });
});

describe('options with a value', () => {
  test.each(withValue)('$name --$option: empty, or without its value', ({ name, option }) => {
    const { options } = commandOf(name);
    for (const empty of [[`--${option}`, ''], [`--${option}=`]])
      expect(() => parseOptions(options, empty)).toThrow(new UsageError(`--${option} has no value`));
    for (const lost of [[`--${option}`], [`--${option}`, '--json']])
      expect(() => parseOptions(options, lost), lost.join(' ')).toThrow(UsageError);
  });

  test.each(withValue)(
    '$name --$option: twice counts only where several may be named',
    ({ name, option, multiple }) => {
      const parse = () => parseOptions(commandOf(name).options, [`--${option}`, 'one', `--${option}`, 'two']);
      if (multiple) expect(parse()[option]).toEqual(['one', 'two']);
      else expect(parse).toThrow(new UsageError(`--${option} is given twice`));
    },
  );

  test.each(withValue)('$name --$option: any text is a value, also what looks like an option', ({ name, option }) => {
    for (const value of ['-', '--json', ' ', 'a=b', '名前', "'; drop table accounts; --"]) {
      const given = parseOptions(commandOf(name).options, [`--${option}=${value}`])[option];
      expect([given].flat()).toEqual([value]);
    }
  });
});

describe('what a command cannot do without', () => {
  const missing = names.flatMap((name) => {
    const all = requiredOf(commandOf(name));
    return all.flatMap((word, at) =>
      word.startsWith('--') ? [{ name, option: word, rest: all.toSpliced(at, 2) }] : [],
    );
  });

  test('is told by the usage', () => {
    const told = missing.map(({ name, option }) => `${name} ${option}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'account create --name',
        'key rotate --key',
        'configuration set --file',
        'screen --file',
      ]),
    );
  });

  test.each(missing)('$name without $option opens nothing', async ({ name, option, rest }) => {
    // `configuration set` reads its file before it opens the store, so the first missing one is named first.
    const running = run(name, rest.includes('f') ? rest.map((word) => (word === 'f' ? '/dev/null' : word)) : rest);
    await expect(running).rejects.toThrow(new UsageError(`${option} is required`));
  });
});

test.each([
  ['account create', ['--name', 'x', '--plan', 'PRO'], '--plan is one of pro, free'],
  [
    'account create',
    ['--name', 'x', '--subscription', 'ended'],
    '--subscription is one of active, past_due, canceled, none',
  ],
  ['account set', ['--account', 'a', '--plan', 'gold'], '--plan is one of pro, free'],
  ['account set', ['--account', 'a'], 'name at least one of --name, --plan and --subscription'],
  ['configuration revert', ['--account', 'a', '--version=-1'], '--version is a whole number'],
  ['configuration revert', ['--account', 'a', '--version', '1.5'], '--version is a whole number'],
  ['configuration revert', ['--account', 'a', '--version', 'newest'], '--version is a whole number'],
  ['configuration revert', ['--account', 'a', '--version', '1e3'], '--version is a whole number'],
  ['configuration revert', ['--account', 'a', '--version', '１'], '--version is a whole number'],
  ['key rotate', ['--key', 'k', '--overlap-hours', '721'], '--overlap-hours is a whole number from 0 to 720'],
  ['key rotate', ['--key', 'k', '--overlap-hours=-1'], '--overlap-hours is a whole number from 0 to 720'],
  ['key rotate', ['--key', 'k', '--overlap-hours', '1h'], '--overlap-hours is a whole number from 0 to 720'],
  ['key rotate', ['--key', 'k', '--overlap-hours', '0.5'], '--overlap-hours is a whole number from 0 to 720'],
  ['eval', ['--engine', 'oracle'], '--engine is one of rubric, openai'],
  ['eval', ['--bars', 'low'], '--bars is one of unseen, tuned'],
  ['eval', ['--bars', 'toString'], '--bars is one of unseen, tuned'],
  ['eval', ['--today', 'tomorrow'], '--today is a date, YYYY-MM-DD'],
  ['eval', ['--today', '2026-02-30'], '--today is a date, YYYY-MM-DD'],
  ['eval', ['--today', '2026-13-01'], '--today is a date, YYYY-MM-DD'],
  ['eval', ['--runs=-1'], '--runs is a whole number'],
  ['eval', ['--runs', 'many'], '--runs is a whole number'],
  ['eval', ['--set', '/nowhere'], '/nowhere cannot be read (ENOENT)'],
  ['score', ['--file', '/'], '/ cannot be read (EISDIR)'],
  ['score', ['--file', '/dev/null'], '/dev/null does not hold valid JSON'],
  ['configuration set', ['--account', 'a', '--file', '/nowhere.json'], '/nowhere.json cannot be read (ENOENT)'],
])('%s %j: %s', async (name, args, message) => {
  await expect(run(name, args)).rejects.toThrow(new UsageError(message));
});
