import { expect, test } from 'vitest';
import { retentionJob } from '../../../../bridge/jobs/retention/delete-expired.ts';
import { describeError } from '../../../../bridge/platform/log/describe-error.ts';
import { engineError } from '../../../../bridge/platform/queue/open-boss.ts';
import { openQueue } from '../../../../bridge/platform/queue/open-queue.ts';
import { openCuttableStore } from '../../../fixtures/cuttable-store.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';

test('an error is passed on as it is', () => {
  const error = new RangeError('too far');
  expect(engineError(error)).toBe(error);
});

test('a copy of an error is an error again, with type, code and frames', () => {
  const original = Object.assign(new Error('Connection refused'), { code: 'ECONNREFUSED', name: 'DatabaseError' });
  const copy = { ...original, message: original.message, stack: original.stack, queue: 'retention', worker: 'w1' };
  expect(engineError(copy)).toBeInstanceOf(Error);
  expect(describeError(engineError(copy))).toEqual(describeError(original));
});

test.each([undefined, null, 'text', 7, {}, [], { message: { nested: 'object' }, code: 7 }])(
  '%j is an error that says nothing',
  (reported) => {
    expect(describeError(engineError(reported))).toMatchObject({ type: 'Error', message: 'unknown failure' });
  },
);

test('a database that goes away under the running queue is logged as what it is', async () => {
  await using cuttable = await openCuttableStore();
  const { log, lines } = recordingLog();
  await using queue = await openQueue({ ...cuttable.store, jobs: [retentionJob], maintain: true, log });
  await queue.schedule(retentionJob, '23 * * * *', {});
  const reported = () => lines().filter(({ msg }) => msg === 'the queue engine reported an error');
  cuttable.link.cut();
  await expect.poll(() => reported().length).toBeGreaterThan(2);
  cuttable.link.mend();
  for (const { level, err } of reported()) {
    expect(level).toBe('error');
    expect(err?.type).not.toBe('object');
    expect(err?.message).not.toBe('not an Error');
    expect(err?.code ?? err?.message).toMatch(/^(E[A-Z]+|57P01|Connection terminated.*|Client has .*)$/);
  }
});
