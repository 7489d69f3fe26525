import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileFault, jsonFault } from '../../../bridge/platform/describe-read-error.ts';

const failure = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('why a file cannot be read is said in words', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  const told = async (file: string) => fileFault(await readFile(file).catch((error: unknown) => error));
  expect(await told(folder)).toBe('is a folder, not a file');
  expect(await told(path.join(folder, 'nothing'))).toBe('does not exist');
  expect(fileFault(Object.assign(new Error('x'), { code: 'EACCES' }))).toBe('may not be read by this user');
  expect(fileFault(Object.assign(new Error('x'), { code: 'EIO' }))).toBe('cannot be read (EIO)');
  await rm(folder, { recursive: true });
});

test.each([
  ['{"record": {"firstName": "Maria",}}', ' (line 1, column 34)'],
  ['{\n  "threshold": 70\n  "customFilters": []\n}', ' (line 3, column 3)'],
  ['{"record":', ': it ends too early'],
  ['{"record": "Maria', ': it ends too early'],
  ['Maria Delgado', ''],
])('where %j stops being JSON is said without its words', (text, told) => {
  expect(jsonFault(failure(() => JSON.parse(text)))).toBe(told);
});
