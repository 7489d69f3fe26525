import { expect, test } from 'vitest';
import { createOutages } from '../../../../bridge/jobs/portals/back-off-portal.ts';

test('waits grow from seconds to five minutes, someone is told once, and the next outage begins anew', () => {
  let time = 0;
  const outages = createOutages(() => time);
  const blockedReason: number[] = [];
  let alerts = 0;
  while (time < 48 * 3_600_000) {
    const { waitMs, alert } = outages.note('11');
    blockedReason.push(waitMs);
    if (alert) alerts += 1;
    time += waitMs;
  }
  expect(blockedReason.slice(0, 9)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300].map((seconds) => seconds * 1_000));
  expect(Math.max(...blockedReason)).toBe(300_000);
  expect(alerts).toBe(1);
  expect(outages.end('11')).toBe(true);
  expect(outages.note('11')).toEqual({ waitMs: 2_000, alert: false });
  expect(outages.end('11')).toBe(false);
});

test('failures of one moment are one; what needs a human is told at once; one portal says nothing of another', () => {
  const outages = createOutages(() => 5_000);
  expect([outages.note('11'), outages.note('11')].map(({ waitMs }) => waitMs)).toEqual([2_000, 2_000]);
  expect(outages.note('11', true).alert).toBe(true);
  expect(outages.note('11', true).alert).toBe(false);
  expect(outages.end('12')).toBe(false);
});
