import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../../shared/operations.ts';
import { problems } from '../../../../shared/problems/problems.ts';
import { createCaller, json, post, startTestServer, type TestServer } from '../../../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('/docs', () => {
  test('shows every operation, every error and its help, without a key', async () => {
    const response = await fetch(`${server.url}/docs`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = (await response.text())
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll(/<\/?code>/g, '`');
    for (const { path, summary } of Object.values(operations)) {
      expect(page).toContain(path);
      expect(page).toContain(summary);
    }
    for (const { error, help } of Object.values(problems)) {
      expect(page).toContain(error);
      expect(page.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(help);
    }
  });

  test('loads nothing: its policy allows the one style sheet and the one script it has', async () => {
    const response = await fetch(`${server.url}/docs`);
    const page = await response.text();
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
    expect(scripts).toHaveLength(1);
    expect(policy).toContain(
      `script-src 'sha256-${createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64')}'`,
    );
    expect(page).not.toMatch(/<script |<img|<link[^>]+stylesheet|@import|style="|\son[a-z]+="/);
    expect(
      [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to]) => to).filter((to) => !/^(#|\/|data:)/.test(to ?? '')),
    ).toEqual([]);
  });

  test('every link inside leads somewhere', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text();
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`);
  });
});

describe('what a browser finds at the address', () => {
  test('a start page that leads to what is there, under a policy that lets nothing else in', async () => {
    const response = await fetch(`${server.url}/`);
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
    expect(links).toEqual(['/docs', '/api/v1/openapi.json', '/readyz']);
    for (const link of links) expect((await fetch(`${server.url}${link}`)).status).toBe(200);
  });

  test('the reference with a slash behind it too', async () => {
    const [plain, slashed] = await Promise.all(['/docs', '/docs/'].map((path) => fetch(`${server.url}${path}`)));
    expect([slashed?.status, await slashed?.text()]).toEqual([200, await plain?.text()]);
  });

  test('an icon that browsers can draw', async () => {
    const response = await fetch(`${server.url}/favicon.ico`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    const icon = Buffer.from(await response.arrayBuffer());
    expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = icon.subarray(22);
    expect([icon.readUInt32LE(14), picture.toString('latin1', 1, 4)]).toEqual([picture.length, 'PNG']);
    const data = picture.subarray(41, 41 + picture.readUInt32BE(33));
    expect(inflateSync(data)).toHaveLength(32 * (1 + 32 * 4));
  });
});

describe('/healthz and /readyz', () => {
  test('alive, ready, and plain about what runs', async () => {
    expect(await json(fetch(`${server.url}/healthz`))).toEqual({ status: 'ok' });
    const response = await fetch(`${server.url}/readyz`);
    expect(response.status).toBe(200);
    const report = await json<{ ready: boolean; checks: Record<string, { status: string; detail: string }> }>(response);
    expect(report.ready).toBe(true);
    expect(Object.keys(report.checks)).toEqual(['store', 'limits', 'analyzer', 'hubspot', 'slack']);
    expect(report.checks.store?.detail).toMatch(/PostgreSQL.*migrations/);
    expect(report.checks.analyzer?.detail).toMatch(/^rubric [\d.]+: the offline analyzer/);
    expect(report.checks.hubspot).toEqual({ status: 'off', detail: 'HubSpot is not configured.' });
  });

  test('unready while draining, so that a load balancer looks elsewhere; still alive', async () => {
    server.state.draining = true;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.state.draining = false;
  });
});

describe('/metrics', () => {
  test('counts requests by route, method and status, never by path', async () => {
    const { key } = await createCaller(server);
    await post(server, { key });
    await post(server, { key, body: '{}' });
    await post(server, { key: 'wrong' });
    await fetch(`${server.url}/wp-admin?user=1`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/score",status="200"\} 1/,
    );
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/score",status="400"\} 1/,
    );
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="unmatched",status="404"\} 1/);
    expect(text).toMatch(/analysis_duration_seconds_count\{operation="scoreRecord",outcome="ok"\} 1/);
    expect(text).toMatch(/failed_keys_total 1/);
    expect(text).not.toContain('wp-admin');
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('without a token, for this machine alone and not through a proxy on it', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const response = await fetch(`${server.url}/metrics`, { headers: { [name]: '127.0.0.1' } });
      expect(response.status).toBe(401);
    }
  });

  test('with a token, only for who sends it', async () => {
    await using guarded = await startTestServer({ store: server.store, metricsToken: 'm-token' });
    for (const authorization of ['', 'Bearer wrong', 'm-token', 'Bearer m-token2']) {
      const response = await fetch(`${guarded.url}/metrics`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await json(response)).toEqual({ error: 'Metrics require METRICS_TOKEN' });
    }
    const response = await fetch(`${guarded.url}/metrics`, { headers: { authorization: 'Bearer m-token' } });
    expect(response.status).toBe(200);
  });
});
