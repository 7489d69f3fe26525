import { expect, test } from 'vitest';
import { alertDeadLetters } from '../../../../bridge/jobs/contacts/enqueue-events.ts';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

async function stage() {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  opening.use(await openJobQueue({ store, log: silentLog, works: false }));
  const recording = recordingLog();
  const told: string[] = [];
  const deps = {
    db: store.db,
    log: recording.log,
    onDeadLetters: (job: string, count: number) => void told.push(`${count} ${job}`),
  };
  const open = opening.move();
  return {
    store,
    recording,
    told,
    look: () => alertDeadLetters(deps),
    async die(job: string, data: Record<string, unknown> = { contactId: '180000000001' }) {
      const text = 'insert into pgboss.job (name, data) values ($1, $2)';
      await store.pool.query(text, [`${job}.dead`, JSON.stringify(data)]);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

test('where nothing failed nobody is told, and nothing is noted', async () => {
  await using scene = await stage();
  await scene.look();
  expect([scene.told, scene.recording.lines()]).toEqual([[], []]);
  expect(await scene.store.db.selectFrom('settings').select('key').where('key', 'like', 'dead%').execute()).toEqual([]);
});

test('what failed permanently is told once by its kind and number, and names no contact', async () => {
  await using scene = await stage();
  for (const job of ['screen-contact', 'screen-contact', 'contact-change']) await scene.die(job);
  await scene.look();
  await scene.look();
  expect(scene.told.toSorted()).toEqual(['1 contact-change', '2 screen-contact']);
  const lines = scene.recording.lines();
  expect(lines).toHaveLength(2);
  for (const { level, msg } of lines)
    expect({ level, msg }).toEqual({ level: 'error', msg: expect.stringContaining('deliveries list --status failed') });
  expect(scene.recording.text()).not.toContain('180000000001');
  await scene.die('screen-contact');
  await scene.look();
  expect(scene.told.slice(2)).toEqual(['1 screen-contact']);
});

test('one that was put back and failed again is news', async () => {
  await using scene = await stage();
  await scene.die('screen-contact');
  await scene.look();
  await scene.store.pool.query("delete from pgboss.job where name = 'screen-contact.dead'");
  await scene.look();
  await scene.die('screen-contact');
  await scene.look();
  expect(scene.told).toEqual(['1 screen-contact', '1 screen-contact']);
});
