import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { appComponent, variable } from '../../bridge/hubspot/app/app-component.ts';
import { hsProject } from '../../bridge/hubspot/app/project-files.ts';
import { createPaths } from '../../bridge/hubspot/client/paths.ts';
import { callCommand, commands, type Given } from '../fixtures/commands.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guide = read('bridge/docs/hubspot-app.md');
const listing = guide.slice(guide.indexOf("## Listing in HubSpot's marketplace"));

interface Row {
  requirement: string;
  answer: string;
  where: string;
}

const rows: Row[] = [
  ...listing.slice(0, listing.indexOf('\n## ', 5)).matchAll(/^\| ([^|]+) \| ([^|]*) \| ?([^|]*?) ?\|$/gm),
]
  .map(([, requirement = '', answer = '', where = '']) => ({ requirement, answer, where }))
  .filter(({ answer }) => answer.trim() !== '');
const rowOf = (words: RegExp) => rows.find(({ requirement }) => words.test(requirement));

/** HubSpot's requirements for a listing, as of November 2026, each by words of its row. */
const requirements = {
  'OAuth only, one app id': /OAuth only, one app id/,
  'a supported platform': /Supported platform/,
  'dated OAuth endpoints': /Dated OAuth endpoints/,
  'the uninstall API on disconnect': /Uninstall API/,
  'security questionnaire': /Security questionnaire/,
  'only scopes that are used': /Only scopes that are used/,
  'three active installs of others': /3 active installs/,
  'no classic cards': /No classic CRM cards/,
  'AI connectors': /AI connectors/,
  'no sensitive data on cards': /no sensitive data/,
  'one primary button on a surface': /One primary button/,
  'destructive style for destructive acts': /Destructive style/,
  'submit buttons': /Submit buttons/,
  'no tags as buttons': /No tags as buttons/,
  'no HubSpot names or logos': /No HubSpot names or logos/,
  '"HubSpot" capitalized and not in the name': /"HubSpot" capitalized/,
  'a live setup guide': /Live setup guide/,
  'terms of service': /Terms of service/,
  'privacy policy': /Privacy policy/,
  'a support contact': /Support contact/,
  'accurate pricing': /Accurate pricing/,
  'a table of shared data that fits the scopes': /Shared-data table/,
  'addresses of at most 250 characters': /250 characters/,
  'a demo video': /Demo video/,
} as const satisfies Record<string, RegExp>;

describe('the listing checklist', () => {
  test.each(Object.entries(requirements))('%s has a row with an answer', (_, words) => {
    const row = rowOf(words);
    expect(row?.answer).toMatch(/^(?:Yes|Vendor|Partly|Does not apply, as we read it)$/);
    // Whoever reads "Yes" is told where to see it.
    if (row?.answer !== 'Vendor') expect(row?.where).not.toBe('');
  });

  test('has no row that is none of the requirements', () => {
    expect(rows).toHaveLength(Object.keys(requirements).length);
  });

  test('names files, commands and documents that are there', () => {
    const named = [...listing.slice(0, listing.indexOf('\n## ', 5)).matchAll(/`((?:variants|bridge)\/[\w./-]+)`/g)];
    expect(named.length).toBeGreaterThan(1);
    for (const [, file = ''] of named)
      expect({
        file,
        isThere: existsSync(path.join(root, file.startsWith('bridge/') ? '' : 'plugin/hubspot', file)),
      }).toEqual({
        file,
        isThere: true,
      });
    expect(commands).toHaveProperty(['hubspot disconnect']);
  });
});

describe('what it says is so', () => {
  const app = appComponent({ variant: 'oauth', workflows: true, owners: true });

  test('the vendor’s variant is OAuth for the marketplace, one app, on a supported platform', () => {
    expect(app.config).toMatchObject({ distribution: 'marketplace', auth: { type: 'oauth' } });
    const apps = readdirSync(path.join(root, 'plugin/hubspot/src/app')).filter((file) =>
      file.endsWith('app-hsmeta.json'),
    );
    expect(apps).toHaveLength(1);
    const platform = /\| Supported platform version \| Yes \| ([\d.]+) \|/.exec(listing)?.[1];
    expect(hsProject('2026.09').platformVersion).toBe(platform);
  });

  test('paths of OAuth are dated', () => {
    const { token, introspectToken, revokeToken } = createPaths();
    for (const one of [token, introspectToken, revokeToken]) expect(one).toMatch(/^\/oauth\/\d{4}-\d\d\/token/);
  });

  test('cards are app cards, and none shows the name of HubSpot', () => {
    const cards = path.join(root, 'plugin/hubspot/src/app/cards');
    const meta = readdirSync(cards).filter((file) => file.endsWith('-hsmeta.json'));
    expect(meta.map((file) => JSON.parse(readFileSync(path.join(cards, file), 'utf8')).type)).toEqual(['card', 'card']);
    for (const file of meta) expect(readFileSync(path.join(cards, file), 'utf8')).not.toMatch(/hubspot/i);
    expect(app.config.name).not.toMatch(/hubspot/i);
    expect(guide).not.toMatch(/\b(?:Hubspot|HUBSPOT|hubSpot)\b(?!_)/);
  });

  test('the table of shared data names the object of every scope, and no other object of a CRM', () => {
    const table = guide.slice(guide.indexOf('## Shared data'), guide.indexOf('## Privacy text'));
    const objects = { contacts: 'Contacts', owners: 'Owners', schemas: 'Contact properties', automation: 'Workflows' };
    const scopes = JSON.stringify(app.config.auth);
    for (const [part, object] of Object.entries(objects)) {
      expect({ part, asked: scopes.includes(`.${part}`) || scopes.includes(`"${part}"`) }).toEqual({
        part,
        asked: true,
      });
      expect(table).toContain(`| ${object} |`);
    }
    expect(scopes).not.toMatch(/companies|deals|tickets|files|forms/);
  });

  test('addresses that are written into a project have at most 250 characters, whatever is given', async () => {
    const unwritten = path.join(tmpdir(), 'hubspot-project-that-is-not-written');
    const host = (letters: number) => `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(letters)}.example`;
    const given = { out: unwritten, portal: '20000001', url: host(1), 'support-email': 'it@firm.example' };
    const write = (values: Given) => callCommand('hubspot project', { ...given, ...values });
    await expect(write({ url: host(70) })).rejects.toThrow('at most 200 characters');
    await expect(write({ 'support-url': `${host(1)}/${'a'.repeat(200)}` })).rejects.toThrow('at most 250 characters');
    const longest = 200 - variable('BRIDGE_URL').length;
    const texts = [
      JSON.stringify(app),
      read('plugin/hubspot/src/app/webhooks/webhooks-hsmeta.json'),
      read('plugin/hubspot/src/app/workflow-actions/screen-lead-hsmeta.json'),
    ];
    const addresses = texts.flatMap((text) =>
      [...text.matchAll(/"(\$\{BRIDGE_URL\}[^"]*)"/g)].map(([, one = '']) => one),
    );
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) expect(address.length + longest).toBeLessThanOrEqual(250);
    expect(existsSync(unwritten)).toBe(false);
  });
});
