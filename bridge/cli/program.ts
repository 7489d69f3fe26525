import { styleText } from 'node:util';
import { Command, type CommandUnknownOpts, Help } from '@commander-js/extra-typings';
import { CALL, productVersion } from '../platform/product.ts';
import type { Runs, Streams } from './command/command.ts';
import { commandGroups } from './commands.ts';

const JSON_FLAG = '--json';
const JSON_HELP = 'print one JSON value';

/**
 * The whole command line, declared without loading the implementations. Prints help on standard output; throws a
 * `CommanderError` for any mistake.
 */
export function createProgram(runs: Runs, { args, to = process }: { args: readonly string[]; to?: Streams }): Command {
  const program = new Command('lead-intake')
    .usage('COMMAND [OPTIONS]')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void to.stdout.write(text),
      writeErr: (text) => void to.stderr.write(text),
      outputError: () => undefined,
    })
    .configureHelp(
      args.includes(JSON_FLAG) ? { formatHelp: (one) => `${JSON.stringify(describeCommand(one))}\n` } : helpFormat,
    )
    .version(`${productVersion}`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help; for one command: help COMMAND')
    .option(JSON_FLAG, JSON_HELP)
    .helpCommand(false)
    .showHelpAfterError(`See: ${CALL} help`);
  for (const [heading, declare] of Object.entries(commandGroups))
    for (const one of declare(runs)) {
      plant(program, one, heading);
      for (const { long, variadic } of one.options) refuseMalformed(one, args, { flag: long ?? '', variadic });
    }
  return program;
}

const helpFormat = {
  formatHelp(one: CommandUnknownOpts, help: Help) {
    // Only for this call: suggestions for an unknown command use the direct subcommands.
    return Help.prototype.formatHelp.call(Object.assign(help, { visibleCommands: leavesOf }), one, help);
  },
  subcommandTerm: nameOf,
  commandUsage: (one: CommandUnknownOpts) => `${CALL} ${usageOf(one)}`,
  styleTitle: (text: string) => styleText('bold', text, { validateStream: false }),
  styleSubcommandText: (text: string) => styleText('cyan', text, { validateStream: false }),
  styleOptionText: (text: string) => styleText('cyan', text, { validateStream: false }),
};

/** Adds `noun verb` below `noun`, which is created if needed. */
function plant(program: Command, leaf: CommandUnknownOpts, heading: string): void {
  const words = leaf.name().split(' ');
  const name = words.pop() ?? '';
  let above: CommandUnknownOpts = program;
  for (const word of words)
    above = above.commands.find((one) => one.name() === word) ?? adopt(above, new Command(word), heading);
  adopt(above, leaf.name(name), heading);
  requireAfterAll(leaf);
  leaf.showHelpAfterError(`Usage: ${CALL} ${usageOf(leaf)}`);
}

function adopt(parent: CommandUnknownOpts, child: CommandUnknownOpts, heading: string): CommandUnknownOpts {
  child.copyInheritedSettings(parent).enablePositionalOptions().helpGroup(heading).helpCommand(false);
  parent.addCommand(child.helpOption('-h, --help', 'show this help').option(JSON_FLAG, JSON_HELP));
  return child.showHelpAfterError(`See: ${CALL} help ${nameOf(child)}`);
}

/** Reports missing options after unknown ones: a typo in a name is why it is missing. */
function requireAfterAll(leaf: CommandUnknownOpts): void {
  const own = leaf.options.filter(({ long }) => long !== JSON_FLAG);
  leaf.usage(own.map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`)).join(' '));
  for (const option of own.filter(({ mandatory }) => mandatory)) {
    option.makeOptionMandatory(false);
    leaf.hook('preAction', () => {
      if (leaf.getOptionValue(option.attributeName()) === undefined) leaf.error(`${option.long} is required`);
    });
  }
}

/**
 * Refuses an option without a value, or given twice where one counts: a script with an empty variable means something
 * else than one that omits the option. `--name --json` has lost its value; `--name=--json` has one.
 */
function refuseMalformed(
  leaf: CommandUnknownOpts,
  args: readonly string[],
  { flag, variadic }: { flag: string; variadic: boolean },
): void {
  let seen = false;
  leaf.on(`option:${flag.replace(/^--(?:no-)?/, '')}`, (value: string | null) => {
    const lost = value !== null && /^-./.test(value) && !args.includes(`${flag}=${value}`);
    if (value === '' || lost) leaf.error(`${flag} has no value`);
    if (seen && !variadic) leaf.error(`${flag} is given twice`);
    seen = true;
  });
}

/** The words that call a command. */
export function nameOf(one: CommandUnknownOpts): string {
  return one.parent?.parent ? `${nameOf(one.parent)} ${one.name()}` : one.name();
}

/** Every executable command below this one, itself included. */
export function leavesOf(one: CommandUnknownOpts): CommandUnknownOpts[] {
  return one.commands.flatMap((child) => [...(child.description() === '' ? [] : [child]), ...leavesOf(child)]);
}

const ON_PAGES = 'not a command: done on the dashboard, in Slack or on the card in HubSpot';

/** Words people try that are not commands, by prefix. */
const elsewhere: [start: string, where: string][] = [
  ['claim', ON_PAGES],
  ['contacted', ON_PAGES],
  ['correct', ON_PAGES],
  ['override', ON_PAGES],
  ['backup', 'not a command: see Backup in bridge/docs/operations.md'],
  ['restore', 'not a command: see Backup in bridge/docs/operations.md'],
  ['login', `not a command: ${CALL} user create --link lets a person sign in to the dashboard`],
];

/** What an unknown word may have meant: commands of that name, else those whose summary contains it; of one noun if given. */
export function suggestCommands(word: string, program: CommandUnknownOpts, args: readonly string[]): string[] {
  const found = elsewhere.filter(([start]) => start === word).map(([, where]) => where);
  if (found.length > 0 || !/^[a-z]{4,}$/i.test(word)) return found;
  const before = args.slice(0, args.indexOf(word));
  const leaves = leavesOf(program.commands.find((one) => before.includes(one.name())) ?? program);
  const starts = new RegExp(`\\b${word}`, 'i');
  const named = leaves.filter((one) => starts.test(nameOf(one)));
  const meant = named.length > 0 ? named : leaves.filter((one) => starts.test(one.description()));
  return meant.slice(0, 4).map((one) => `${nameOf(one)}: ${one.description()}`);
}

/** The options as typed, optional ones in brackets. */
function usageOf(one: CommandUnknownOpts): string {
  if (one.parent === null) return one.usage();
  return `${nameOf(one)} ${one.description() === '' ? 'COMMAND' : one.usage()}`.trimEnd();
}

function describeCommand(one: CommandUnknownOpts): object {
  if (one.description() !== '') return { summary: one.description(), usage: usageOf(one) };
  return Object.fromEntries(leavesOf(one).map((leaf) => [nameOf(leaf), leaf.description()]));
}
