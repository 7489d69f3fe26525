import { expect, test } from 'vitest';
import { startCli, temporaryFolder } from '../fixtures/run-cli.ts';

const WARNING = /"level":"warn".*another process runs the embedded PostgreSQL of this DATA_DIR/;
const COUNTS = '2 processes use it, and each counts limits by itself because Redis is not configured.';

test('a second bridge on a data folder says so in its log, and both say so when they are asked', async () => {
  await using folder = await temporaryFolder();
  const environment = { DATA_DIR: folder.path, PORT: '0' };
  const serve = async () => {
    const bridge = startCli(['serve'], environment);
    const [, port] = await bridge.printed(/"port":(\d+).*"msg":"ready"/);
    const ask = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`);
      const { checks } = (await response.json()) as { checks: { store: { status: string; detail: string } } };
      return { code: response.status, ...checks.store };
    };
    return { bridge, ask };
  };
  const first = await serve();
  await using _first = first.bridge;
  expect((await first.ask()).detail).not.toContain('processes');
  {
    const second = await serve();
    await using _second = second.bridge;
    for (const { ask } of [first, second])
      await expect.poll(ask).toEqual({ code: 200, status: 'ok', detail: expect.stringContaining(COUNTS) });
    expect(second.bridge.output()).toMatch(WARNING);
  }
  // The server takes a moment to notice that a process is gone.
  await expect.poll(async () => (await first.ask()).detail).not.toContain('processes');
  expect(first.bridge.output()).not.toMatch(WARNING);
});
