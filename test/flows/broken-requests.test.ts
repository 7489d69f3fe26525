import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openCliPlace } from '../fixtures/cli-place.ts';
import { runCli } from '../fixtures/commands.ts';
import { startCli } from '../fixtures/run-cli.ts';

async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(chunk.toString('latin1')));
  socket.write(text);
  await once(socket, 'close');
  return chunks.join('');
}

const garbage = [
  ['malformed_request', 400, 'zanzibarian nonsense 512-555-0142\r\n\r\n'],
  ['malformed_request', 400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['header_fields_too_large', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Zanzibarian: ${'a'.repeat(20_000)}\r\n\r\n`],
] as const;

test('what is no request is counted and logged by its code, without a word of it', async () => {
  await using place = await openCliPlace();
  const { environment } = place;
  await using bridge = startCli(['serve'], environment);
  const [, port] = await bridge.printed(/"port":(\d+)/);
  for (const [, status, text] of garbage) {
    expect(await sendRaw(Number(port), text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  }
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('http_broken_requests_total{code="malformed_request"} 2');
  expect(metrics).toContain('http_broken_requests_total{code="header_fields_too_large"} 1');
  expect(await bridge.stop()).toBe(0);
  const lines = bridge
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"broken request"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ code, status }) => [code, status])).toEqual(garbage.map(([code, status]) => [code, status]));
  expect(bridge.output()).not.toMatch(/zanzibarian|555-0142/i);
  expect((await runCli(['ready'], { ...environment, PORT: `${port}` })).code).toBe(1);
});
