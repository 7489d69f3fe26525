import type { Request, Response } from 'express';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createMetricsRoute } from '../../../../bridge/platform/http/readiness.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';

/** Only loopback addresses can be had for a socket in a test. */
async function isAnswered(remoteAddress: string | undefined): Promise<boolean> {
  const route = createMetricsRoute({ registry: new Registry(), token: undefined });
  const req = { socket: { remoteAddress }, headers: {}, method: 'GET' } as unknown as Request;
  const res = { locals: {}, setHeader: () => undefined, end: () => undefined } as unknown as Response;
  try {
    await route(req, res, () => undefined);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    return false;
  }
}

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (address) => {
  expect(await isAnswered(address)).toBe(true);
});

test.each(['172.17.0.1', '10.0.0.1', '203.0.113.7', '::ffff:10.0.0.1', 'fe80::1', '', undefined])(
  '%s is another',
  async (address) => {
    expect(await isAnswered(address)).toBe(false);
  },
);
