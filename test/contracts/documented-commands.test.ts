import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommanderError } from '@commander-js/extra-typings';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../bridge/cli/program.ts';

const root = path.join(import.meta.dirname, '..', '..');
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...['bridge/docs', 'plugin'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  ),
];

/** Every command line in the blocks of code of a document, as a shell would hand it over. */
function commandsIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const fenced = [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```/gm)];
  const blocks = fenced.flatMap(([, language, code = '']) => (/^(?:sh|text)?$/.test(language ?? '') ? [code] : []));
  const lines = blocks.flatMap((code) => code.replaceAll(/\\\n\s*/g, ' ').split('\n'));
  return lines.flatMap((line) => {
    const [, called] = /(?:npm run (?:--silent )?cli -- |node bridge\/cli\/main\.js )(.*)/.exec(line) ?? [];
    return called === undefined ? [] : [called.replace(/\s+(?:[<>|#&]|2>).*$/, '').trim()];
  });
}

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
    expect(files.flatMap(commandsIn).length).toBeGreaterThan(25);
  });

  test.each(files.filter((file) => commandsIn(file).length > 0))(
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

  test.each(files)('%s: no secret is an argument, which every process of the machine can read', (file) => {
    for (const line of commandsIn(file)) expect(line).not.toMatch(/--token (?!-(?:\s|$))\S/);
  });
});
