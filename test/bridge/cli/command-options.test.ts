import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../bridge/cli/command/command.ts';
import { createProgram } from '../../../bridge/cli/program.ts';
import { appVariants } from '../../../bridge/hubspot/app/app-component.ts';
import { platforms } from '../../../bridge/hubspot/app/project-files.ts';
import { deliveryStatuses } from '../../../bridge/jobs/deliveries/webhook-deliveries.ts';
import { callCommand, commands, isCallersMistake, optionsOf, parseCommand } from '../../fixtures/commands.ts';

const names = Object.keys(commands);
const optionOf = (name: string, option: string) => commands[name]?.options.find(({ long }) => long === `--${option}`);

/** Values that every option takes. */
const values: Record<string, string> = {
  version: '1',
  score: '7',
  price: '2',
  contact: '1',
  limit: '2',
  app: '1',
  event: '1',
  runs: '2',
  parallel: '2',
  plants: '2',
  worst: '2',
  from: '2026-01-31',
  until: '2026-01-31',
  at: '2026-01-31T10:00:00Z',
  today: '2026-01-31',
  'overlap-hours': '1',
  threshold: '60',
  'keep-calls': '30',
  email: 'amy@example.com',
};
const wordOf = (name: string, option: string) => optionOf(name, option)?.argChoices?.[0] ?? values[option] ?? 'x';
/** Those that the usage does not put in brackets. */
const mandatory = (name: string) =>
  [...(commands[name]?.usage() ?? '').replaceAll(/\[[^\]]*\]/g, '').matchAll(/--([a-z-]+)/g)].map(
    ([, option = '']) => option,
  );
const wordsFor = (name: string, options: string[]) =>
  options.flatMap((option) => [`--${option}`, wordOf(name, option)]);

/** Each command with an option of its own that takes a value. */
const withValue = names.flatMap((name) =>
  optionsOf(name)
    .filter((option) => optionOf(name, option)?.required)
    .map((option) => ({ name, option, multiple: optionOf(name, option)?.variadic === true })),
);
const freeText = withValue.filter(({ name, option }) => wordOf(name, option) === 'x');

const refuses = async (name: string, args: string[], message: RegExp | string = /./) => {
  const failure = await parseCommand(name, args).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isCallersMistake(failure), args.join(' ')).toBe(true);
  expect((failure as Error).message).toMatch(message);
};

describe('every command', () => {
  test.each(names)('%s refuses an option it does not know, and names it', async (name) => {
    for (const option of ['--frobnicate', '--frobnicate=1', '-f', '--no-json'])
      await refuses(name, [...wordsFor(name, mandatory(name)), option], option.split('=', 1)[0]);
  });

  test.each(names)('%s refuses a word too many, also behind --', async (name) => {
    const given = wordsFor(name, mandatory(name));
    for (const args of [['superfluous'], ['--', 'superfluous'], ['--json', 'superfluous'], ['--', '--json']])
      await refuses(name, [...given, ...args]);
  });

  test.each(names)('%s takes --json once, without a value', async (name) => {
    const given = wordsFor(name, mandatory(name));
    expect(await parseCommand(name, [...given, '--json'])).toMatchObject({ json: true });
    for (const args of [['--json=yes'], ['--help=no'], ['--json', '--json']]) await refuses(name, [...given, ...args]);
  });

  test.each(names)('%s says in one line what it does, and of each option what it is', (name) => {
    expect(commands[name]?.description()).toMatch(/^[A-Z][^\n]{8,110}[^.\n]$/);
    for (const { long, description } of commands[name]?.options ?? [])
      expect(`${long} ${description}`).toMatch(/^--[a-z-]+ \S[^\n]{2,}[^.\n]$/);
  });
});

describe('options with a value', () => {
  test.each(withValue)('$name --$option: empty, or without its value', async ({ name, option }) => {
    for (const empty of [[`--${option}`, ''], [`--${option}=`]])
      await refuses(name, empty, /has no value|must be (?:an?|one of) /);
    for (const lost of [[`--${option}`], [`--${option}`, '--json']]) await refuses(name, lost);
  });

  test.each(withValue)(
    '$name --$option: twice counts only where several may be named',
    async ({ name, option, multiple }) => {
      const value = wordOf(name, option);
      const rest = wordsFor(
        name,
        mandatory(name).filter((other) => other !== option),
      );
      const twice = [...rest, `--${option}`, value, `--${option}`, value];
      if (multiple) expect(Object.values(await parseCommand(name, twice))).toContainEqual([value, value]);
      else await refuses(name, twice, `--${option} is given twice`);
    },
  );

  test.each(freeText)(
    '$name --$option: any text is a value, also what looks like an option',
    async ({ name, option }) => {
      const rest = wordsFor(
        name,
        mandatory(name).filter((other) => other !== option),
      );
      for (const value of ['-', '--json', ' ', 'a=b', '名前', "'; drop table accounts; --"])
        expect(Object.values(await parseCommand(name, [...rest, `--${option}=${value}`])).flat()).toContain(value);
    },
  );

  test('words to choose from are those the program knows', () => {
    expect(optionOf('deliveries list', 'status')?.argChoices).toEqual(deliveryStatuses);
    expect(optionOf('hubspot project', 'variant')?.argChoices).toEqual(appVariants);
    expect(optionOf('hubspot project', 'platform')?.argChoices).toEqual(platforms);
  });
});

describe('what a command cannot do without', () => {
  const missing = names.flatMap((name) => mandatory(name).map((option) => ({ name, option })));

  test('is declared', () => {
    const told = missing.map(({ name, option }) => `${name} --${option}`);
    const some = ['account create --name', 'key rotate --key', 'configuration revert --version', 'screen --file'];
    expect(told).toEqual(expect.arrayContaining(some));
  });

  test.each(missing)('$name without --$option', async ({ name, option }) => {
    const rest = mandatory(name).filter((other) => other !== option);
    await refuses(name, wordsFor(name, rest), `--${option} is required`);
  });
});

test.each([
  ['account create', ['--name', 'x', '--plan', 'PRO'], '--plan must be one of pro, free'],
  [
    'account create',
    ['--name', 'x', '--subscription', 'ended'],
    '--subscription must be one of active, past_due, canceled, none',
  ],
  ['account set', ['--account', 'a', '--plan', 'gold'], '--plan must be one of pro, free'],
  ['account set', ['--account', 'a'], 'Give at least one of --name, --plan, --subscription and --keep-calls'],
  ['configuration revert', ['--account', 'a', '--version=-1'], '--version must be a whole number from 0 to 999999999'],
  [
    'configuration revert',
    ['--account', 'a', '--version', '1.5'],
    '--version must be a whole number from 0 to 999999999',
  ],
  [
    'configuration revert',
    ['--account', 'a', '--version', 'newest'],
    '--version must be a whole number from 0 to 999999999',
  ],
  [
    'configuration revert',
    ['--account', 'a', '--version', '1e3'],
    '--version must be a whole number from 0 to 999999999',
  ],
  [
    'configuration revert',
    ['--account', 'a', '--version', '１'],
    '--version must be a whole number from 0 to 999999999',
  ],
  ['configuration set', ['--account', 'a', '--threshold', '0'], '--threshold must be a whole number from 1 to 100'],
  ['key rotate', ['--key', 'k', '--overlap-hours', '721'], '--overlap-hours must be a whole number from 0 to 720'],
  ['key rotate', ['--key', 'k', '--overlap-hours=-1'], '--overlap-hours must be a whole number from 0 to 720'],
  ['key rotate', ['--key', 'k', '--overlap-hours', '1h'], '--overlap-hours must be a whole number from 0 to 720'],
  ['key rotate', ['--key', 'k', '--overlap-hours', '0.5'], '--overlap-hours must be a whole number from 0 to 720'],
  [
    'backfill',
    ['--from', '2026-02-30'],
    '--from must be a day such as 2026-01-31, or a moment such as 2026-01-31T09:00:00Z',
  ],
  ['backfill', ['--price', 'cheap'], '--price must be an amount such as 0.75'],
  ['backfill', ['--from', '2026-02-02', '--until', '2026-02-01'], '--from must be before --until'],
  ['leads erase', ['--contact', 'jane@example.com'], '--contact must be a number'],
  ['eval', ['--engine', 'oracle'], '--engine must be one of rubric, openai'],
  ['eval', ['--bars', 'low'], '--bars must be one of unseen, tuned'],
  ['eval', ['--bars', 'toString'], '--bars must be one of unseen, tuned'],
  ['eval', ['--today', 'tomorrow'], '--today must be a date, YYYY-MM-DD'],
  ['eval', ['--today', '2026-02-30'], '--today must be a date, YYYY-MM-DD'],
  ['eval', ['--today', '2026-13-01'], '--today must be a date, YYYY-MM-DD'],
  ['eval', ['--runs=-1'], '--runs must be a whole number from 1 to 9999'],
  ['eval', ['--runs', 'many'], '--runs must be a whole number from 1 to 9999'],
  ['eval', ['--set', '/nowhere'], '/nowhere does not exist'],
  ['score', ['--file', '/'], '/ is a folder, not a file'],
  ['score', ['--file', '/dev/null'], '/dev/null is empty'],
  ['hubspot connect', ['--token', 't'], '--token needs --portal as well'],
  ['configuration set', ['--account', 'a', '--file', '/nowhere.json'], '/nowhere.json does not exist'],
])('%s %j: %s', (name, args, message) => expect(callCommand(name, args)).rejects.toThrow(new UsageError(message)));

test('help loads no command', () => {
  const never = () => () => Promise.reject(new Error('was run'));
  expect(createProgram(never, { args: [] }).helpInformation()).toContain('account create');
});
