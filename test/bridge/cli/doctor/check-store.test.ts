import { describe, expect, test } from 'vitest';
import { checkClock } from '../../../../bridge/cli/doctor/doctor.ts';
import { openTestStore } from '../../../fixtures/database.ts';

describe('the clock', () => {
  test.each([
    [0, 'ok', /^Matches the database's clock\.$/],
    [4_000, 'ok', /^Matches the database's clock\.$/],
    [-4_000, 'ok', /^Matches the database's clock\.$/],
    // Less where the answer takes seconds, as on a busy machine.
    [90_000, 'warning', /^The database is (?:[78]\d|90) s behind this machine\.$/],
    [-90_000, 'warning', /^The database is (?:[78]\d|90) s ahead of this machine\.$/],
    [-86_400_000, 'warning', /^The database is 86(?:3[89]\d|400) s ahead of this machine\.$/],
  ])('%i ms ahead of the database: %s', async (ahead, status, detail) => {
    await using store = await openTestStore();
    const finding = await checkClock(store.pool, () => Date.now() + ahead);
    expect(finding).toMatchObject({ part: 'clock', status, detail: expect.stringMatching(detail) });
    expect(finding.todo).toBe(status === 'ok' ? null : 'Set both clocks, for example by NTP.');
  });

  test('a database that is slow to answer is not taken for one whose clock is wrong', async () => {
    await using store = await openTestStore();
    const times = [Date.now() - 60_000, Date.now() + 60_000];
    expect(await checkClock(store.pool, () => times.shift() ?? 0)).toMatchObject({ status: 'ok' });
  });
});
