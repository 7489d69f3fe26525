import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/run-cli.ts';
import { startTestServer } from '../../fixtures/test-server.ts';

const document = '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><script nonce="__NONCE__"></script>';
const script = 'console.log(1)';

async function build(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), document);
  await writeFile(path.join(folder, 'secret.js'), 'not to be seen');
  await writeFile(path.join(folder, 'assets', 'index-abc.js'), script);
  await writeFile(path.join(folder, 'assets', 'index-abc.js.gz'), gzipSync(script));
}

describe('the pages of the dashboard', () => {
  test('are one document with a nonce of its own in every answer, which nothing frames', async () => {
    await using folder = await temporaryFolder();
    await build(folder.path);
    await using server = await startTestServer({ pages: folder.path });
    const nonces = new Set<string>();
    for (const page of [
      '/',
      '/sign-in',
      '/link',
      '/leads',
      '/leads/1',
      '/rules',
      '/connections',
      '/people',
      '/start',
    ]) {
      const response = await fetch(`${server.url}${page}`);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe(document.replaceAll('__NONCE__', nonce));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(9);
  });

  test('load what was built, compressed where the browser takes that, and nothing beside it', async () => {
    await using folder = await temporaryFolder();
    await build(folder.path);
    await using server = await startTestServer({ pages: folder.path });
    const ask = (name: string, encoding = 'identity') =>
      fetch(`${server.url}/assets/${name}`, { headers: { 'accept-encoding': encoding } });
    const plain = await ask('index-abc.js', 'br');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await plain.text()).toBe(script);
    const compressed = await ask('index-abc.js', 'gzip, br');
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('content-length')).toBe(`${gzipSync(script).length}`);
    expect(gunzipSync(gzipSync(script)).toString()).toBe(await compressed.text());
    for (const name of ['nothing.js', '..%2fsecret.js', '%2e%2e%2findex.html', 'index-abc.js.gz', '.env', 'a%00.js'])
      expect((await ask(name)).status).toBe(404);
  });

  test('where they are not built, every page says how they are', async () => {
    await using server = await startTestServer();
    for (const page of ['/', '/leads', '/link']) {
      const response = await fetch(`${server.url}${page}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('its pages are not built yet. npm ci and npm start build them.');
    }
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  });
});
