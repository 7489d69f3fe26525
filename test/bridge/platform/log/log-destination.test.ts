import { execFileSync } from 'node:child_process';
import { constants, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openLogDestination } from '../../../../bridge/platform/log/log.ts';
import { temporaryFolder } from '../../../fixtures/run-cli.ts';

const lineOf = (number: number) => `${JSON.stringify({ number, padding: 'x'.repeat(960) })}\n`;

/** A pipe of which the test holds both ends; its reader reads when it is told to. */
async function openPipe() {
  const folder = await temporaryFolder();
  const name = path.join(folder.path, 'pipe');
  execFileSync('mkfifo', [name]);
  const nonBlocking = constants.O_NONBLOCK;
  const reader = openSync(name, constants.O_RDONLY | nonBlocking);
  const writer = openSync(name, constants.O_WRONLY | nonBlocking);
  const chunk = Buffer.alloc(1 << 20);
  let text = '';
  const read = () => {
    try {
      for (let got = readSync(reader, chunk); got > 0; got = readSync(reader, chunk))
        text += chunk.toString('utf8', 0, got);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
    return text;
  };
  return { writer, read, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

test('a reader that stops costs lines and no memory; when it reads again, their count is a line', async () => {
  await using pipe = await openPipe();
  const destination = openLogDestination(pipe.writer);
  const total = 20_000;
  for (let number = 0; number < total; number += 1) destination.write(lineOf(number));
  expect(await destination.flush(100)).toBe(false);
  await expect.poll(() => pipe.read().includes('log lines were dropped')).toBe(true);
  await expect.poll(async () => pipe.read() !== '' && destination.flush(10)).toBe(true);
  const lines = pipe
    .read()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { number?: number; lines?: number; msg?: string });
  const numbers = lines.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const dropped = lines.flatMap(({ lines: count }) => (count === undefined ? [] : [count]));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index));
  expect(numbers.length).toBeLessThan(6_000);
  expect(dropped).toEqual([total - numbers.length]);
});

test('a file gets every line, in order, and a flush waits for it', async () => {
  await using folder = await temporaryFolder();
  const name = path.join(folder.path, 'log');
  const destination = openLogDestination(name);
  for (let number = 0; number < 1_000; number += 1) destination.write(lineOf(number));
  expect(await destination.flush(10_000)).toBe(true);
  expect(readFileSync(name, 'utf8')).toBe(Array.from({ length: 1_000 }, (_, number) => lineOf(number)).join(''));
});

test('a descriptor that cannot be written to takes lines all the same', async () => {
  const destination = openLogDestination(openSync('/dev/null', 'r'));
  destination.write('lost\n');
  expect(await destination.flush(10_000)).toBe(true);
  destination.write('lost too\n');
  expect(await destination.flush(10_000)).toBe(true);
});
