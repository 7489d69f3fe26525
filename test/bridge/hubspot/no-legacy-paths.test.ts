import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_VERSION, createPaths } from '../../../bridge/hubspot/client/paths.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', 'bridge');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/node_modules|dashboard.dist/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, file), 'utf8') }));

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('HubSpot’s client', () => {
  test('there is something to look through', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(filesWith(/apiRequest/)).toEqual(['hubspot/client/call-hubspot.ts']);
  });

  test('is imported in one file, by one name', () => {
    expect(filesWith(/@hubspot\/api-client/)).toEqual(['hubspot/client/call-hubspot.ts']);
    const adapter = sources.find(({ file }) => file === 'hubspot/client/call-hubspot.ts')?.text;
    expect(adapter?.match(/^.*@hubspot.*$/gm)).toEqual(["  const { Client } = await import('@hubspot/api-client');"]);
    expect(adapter?.match(/\bclient\.\w+/g)).toEqual(['client.apiRequest']);
  });

  test.each([
    ['options of its process-wide limiter', /\blimiterOptions\b|\blimiterJobOptions\b/],
    ['its retries', /\bnumberOfApiCallRetries\b/],
    ['a token change under calls in flight', /\bsetAccessToken\b|\bsetApiKey\b/],
    ['its signature check', /\bSignature\s*\.\s*(isValid|getSignature)\b|\bimport\b[^;]*\bSignature\b/],
    ['its generated areas', /\bclient\s*\.\s*(crm|oauth|webhooks|automation|events|settings|cms|marketing)\b/],
    ['generated areas of anything', /\)\s*\.\s*(crm|oauth)\s*\.|\bhubspotClient\b/],
    ['an address instead of a path', /\boverlapUrl\b/],
    ['the developer key', /\bhapikey\b|\bdeveloperApiKey\b/i],
  ])('%s is used nowhere', (_what, pattern) => expect(filesWith(pattern)).toEqual([]));
});

/** Addresses of a numbered version that are nobody's but ours, or Slack's: our own API, our own folder, Slack's consent page. */
const numberedByOthers = [
  { where: /./, what: /\/api\/v1\//g },
  { where: /^bridge\//, what: /\.{1,2}\/v1\//g },
  { where: /^bridge\/slack\/connect\/slack-routes\.ts$/, what: /\/oauth\/v2\/authorize/g },
];

function numberedPaths(): string[] {
  const base = path.join(root, '..');
  return ['bridge', 'plugin', 'shared'].flatMap((folder) =>
    readdirSync(path.join(base, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|js|json)$/.test(entry.name))
      .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((file) => !file.includes('node_modules'))
      .filter((file) => {
        const text = readFileSync(path.join(base, file), 'utf8');
        const rest = numberedByOthers.reduce(
          (left, { where, what }) => (where.test(file) ? left.replaceAll(what, '') : left),
          text,
        );
        return /\/v\d+\//.test(rest);
      }),
  );
}

describe('paths', () => {
  test('none of a numbered version in the bridge, the plugins or what they share, but our own and Slack’s consent page', () => {
    expect(numberedPaths()).toEqual([]);
  });

  // Slack numbers its own.
  const sourcesOfHubSpot = sources.filter(({ file }) => !file.startsWith('slack/'));

  test.each([
    ['numbered versions', /['"`/](crm|oauth|automation|webhooks|properties|account-info|contacts|integrations)\/v\d/],
    ['numbered versions put together', /\/(crm|oauth|automation)\/\$\{[^}]*\}\/v\d|\/v\$\{/],
    ['a dated version outside the constant', /\/20\d\d-\d\d\//],
  ])('no %s', (_what, pattern) => {
    expect(sourcesOfHubSpot.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('the version stands in one file of the program', () => {
    const named = filesWith(/['"`]2026-09['"`]/);
    expect(named).toEqual(['hubspot/client/paths.ts']);
    expect(API_VERSION).toBe('2026-09');
  });

  test.each([API_VERSION, '2026-03'])('every path carries %s', (version) => {
    for (const [name, made] of Object.entries(createPaths(version))) {
      if (name === 'version') continue;
      const text = typeof made === 'function' ? made('1') : made;
      expect(text.split('/')).toContain(version);
      expect(text).toMatch(/^\/[\w./-]+$/);
    }
  });

  test('what is put into a path cannot leave its place', () => {
    expect(createPaths().property('a/../b?c')).toBe('/crm/properties/2026-09/contacts/a%2F..%2Fb%3Fc');
  });
});
