import { CommanderError } from '@commander-js/extra-typings';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../bridge/cli/program.ts';
import { argumentsIn, commandLines, documents } from '../fixtures/documented-commands.ts';

/** Every command line of a document, as a shell would hand it over. */
const commandsIn = (file: string): string[] => commandLines(file).map((line) => argumentsIn(line) ?? '');

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, one, other, bare]) => one ?? other ?? bare ?? '');

/** Parsed and checked as the program does it, and not carried out. */
async function faultOf(line: string): Promise<string | undefined> {
  const [first, ...rest] = wordsOf(line);
  // As the program does with a question for help in front.
  const words = first === 'help' ? [...rest, '--help'] : [first ?? '', ...rest];
  let ran = false;
  const program = createProgram(
    () => async () => {
      ran = true;
    },
    { args: words },
  );
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    return error instanceof Error ? error.message : `${error}`;
  }
  return ran ? undefined : 'no command ran';
}

describe('commands in the documents', () => {
  test('there are many', () => {
    expect(documents.flatMap(commandsIn).length).toBeGreaterThan(25);
  });

  test.each(documents.filter((file) => commandsIn(file).length > 0))(
    '%s: each is one that the program takes',
    async (file) => {
      const faults: string[] = [];
      for (const line of commandsIn(file)) {
        const fault = await faultOf(line);
        if (fault !== undefined) faults.push(`${line}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test.each(documents)('%s: no secret is an argument, which every process of the machine can read', (file) => {
    for (const line of commandsIn(file)) expect(line).not.toMatch(/--token (?!-(?:\s|$))\S/);
  });
});
