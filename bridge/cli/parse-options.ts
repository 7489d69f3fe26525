import { parseArgs } from 'node:util';
import { type Command, type OptionValues, UsageError } from './command.ts';

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
