import { expect, test } from 'vitest';
import { z } from 'zod';
import { dashboardOperations } from '../../../shared/dashboard/table.ts';
import { startTestServer } from '../../fixtures/test-server.ts';

const documented = z.looseObject({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

test('the document names every operation, and every schema that it refers to', async () => {
  await using server = await startTestServer();
  const response = await fetch(`${server.url}/dashboard-api/openapi.json`);
  expect(response.status).toBe(200);
  const text = await response.text();
  const { paths, components } = documented.parse(JSON.parse(text));
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids.toSorted()).toEqual(Object.keys(dashboardOperations).toSorted());
  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...referred].filter((name) => components.schemas[name ?? ''] === undefined)).toEqual([]);
  expect(referred.size).toBeGreaterThan(20);
  expect(text.length).toBeLessThan(500_000);
});
