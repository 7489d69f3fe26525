import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { nodeFault, OLDEST_NODE } from '../../bridge/platform/node-fault.js';

const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');

/** A Node of this machine that is too old, where there is one: first in the PATH is the one of the packages. */
const oldNode = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'node'))
  .filter((file) => existsSync(file))
  .find((file) => Number.parseInt(execFileSync(file, ['-p', 'process.versions.node']).toString(), 10) < OLDEST_NODE);

test.each(['0.12.18', '18.20.4', '20.20.2', '22.21.0', '23.99.99'])('Node %s is told in one line', (version) => {
  expect(nodeFault(version)).toMatch(/^The bridge needs Node 24; you run [\d.]+\. Use `npm start` [^\n]+$/);
  expect(nodeFault(version)).toContain(` ${version}.`);
});

test.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0', process.versions.node])('Node %s will do', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});

test.runIf(oldNode).each([['start'], ['help'], ['score', '--json']])(
  'an old Node ends at once with that line: %s',
  async (...args) => {
    const ended = await promisify(execFile)(String(oldNode), [main, ...args]).catch((error) => error);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^The bridge needs Node 24; you run \d+\.\d+\.\d+\. [^\n]+\n$/);
  },
);
