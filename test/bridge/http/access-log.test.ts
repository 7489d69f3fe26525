import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../../bridge/log.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { instantAnalyzer } from '../../fixtures/instant-analyzer.ts';
import { createCaller, post, startTestServer } from '../../fixtures/test-server.ts';

function memoryLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  return { log: createLog({ level: 'trace', destination }).log, lines };
}

test('one line for each request: what, how long, for whom; and never a word of it', async () => {
  const { log, lines } = memoryLog();
  const record = { ...exampleRecord, firstName: 'Zebulon', intakeNotes: 'Unmistakable words about 555-867-5309' };
  let failing = false;
  const before = () => {
    if (failing) throw new Error(`cannot analyse ${record.email}, ${record.phone}, 555-867-5309`);
  };
  await using server = await startTestServer({ log, analyzer: instantAnalyzer({ before }) });
  const { key, accountId } = await createCaller(server);
  await post(server, { key, body: { record }, path: '/api/v1/screen', headers: { 'x-request-id': 'mine-1' } });
  await post(server, { key, body: { record, extra: record } });
  await post(server, { key: `${key}wrong`, body: { record } });
  await fetch(`${server.url}/docs?email=${record.email}`);
  await fetch(`${server.url}/Zebulon?secret=1`);
  failing = true;
  await post(server, { key, body: { record } });
  await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"')).length).toBe(6);

  const [first] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toEqual({
    level: 'info',
    time: expect.any(String),
    method: 'POST',
    route: '/api/v1/screen',
    status: 200,
    ms: expect.any(Number),
    requestId: 'mine-1',
    accountId,
    aborted: false,
    msg: 'request',
  });
  const text = lines.join('\n');
  for (const word of [
    'Zebulon',
    'Unmistakable',
    '867-5309',
    record.email,
    record.phone,
    key,
    key.slice(10, 30),
    'secret=',
  ]) {
    expect(text).not.toContain(word);
  }
  const failure = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === 'request failed');
  expect(failure).toMatchObject({ level: 'error', code: 'analysis_failed', accountId, cause: { type: 'Error' } });
});
