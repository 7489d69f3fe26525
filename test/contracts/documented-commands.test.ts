import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommanderError } from '@commander-js/extra-typings';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../bridge/cli/program.ts';
import { argumentsIn, commandLines, documents, otherCommands } from '../fixtures/documented-commands.ts';

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

/** What is not a command of the program, and the test that carries it out. */
const carriedOut: Record<string, string> = {
  'npm start': 'test/flows/start.test.ts',
  'npm run serve': 'test/flows/documented-commands.test.ts',
  'npm run worker': 'test/contracts/compose-commands.test.ts',
  'npm run demo': 'test/demo/demo.test.ts',
  'npm run generate': 'test/flows/cli-generate.test.ts',
};

/** What no test carries out, and why. */
const byHand: Record<string, string> = {
  'npm ci': 'fetches packages; whoever runs the tests has done it',
  'npm install': 'fetches packages, and decisions alone speak of it',
  'npm test': 'is the tests',
  'npm run test:quick': 'is a part of the tests',
  'npm run check': 'is what CI runs beside the tests',
  'npm run chaos': 'takes minutes and both cores, and is told apart from the tests: its trials are random',
  'npm run attack': 'takes minutes; test/attack/hostile-notes.test.ts runs the part that is fast',
  'npm run bench': 'takes minutes on a quiet machine; its figures are read by people',
  'npm run eval':
    'its sets take minutes or a key of OpenAI; test/eval/eval-command.test.ts runs the command on small ones',
  'npm run gallery': 'takes pictures for people; test/plugin/gallery draws the same states',
  'node test/eval/fit-points/fit.ts': 'takes minutes and rewrites the points; whoever runs it reads what it proposes',
  'node test/chaos/store-speed.ts': 'measures; its figures are read by people',
  'docker compose up': 'no containers run in tests; test/contracts/compose-commands.test.ts runs what they run',
  'docker compose exec': 'the same',
  'docker compose logs': 'the same',
};

describe('other commands in the documents', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const named = [...new Set(documents.flatMap(otherCommands))].sort();
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

  test('each is carried out by a test that is there, or has a reason why not', () => {
    expect([...Object.keys(carriedOut), ...Object.keys(byHand)].sort()).toEqual(named);
    expect(Object.values(carriedOut).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('each is there: the script of the package, the file', () => {
    expect(
      named.filter((name) => {
        const script = /^npm run (\S+)$/.exec(name)?.[1];
        const file = /^node (\S+)$/.exec(name)?.[1];
        if (script !== undefined) return scripts[script] === undefined;
        return file !== undefined && !existsSync(path.join(root, file));
      }),
    ).toEqual([]);
  });
});
