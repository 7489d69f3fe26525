import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../bridge/environment.ts';
import { optionalScopes, requiredScopes } from '../../bridge/hubspot/connect/scopes.ts';
import { faultText } from '../../plugin/hubspot/src/app/cards/bridge-fault.tsx';
import { BULK_MAX } from '../../shared/card.ts';
import { leadStatusLabels, propertyGroup } from '../../shared/hubspot-properties.ts';
import { blockedTexts } from '../../shared/problems/screen-blocked-reasons.ts';
import { actionOutputs } from '../../shared/workflow-action.ts';
import { commands, optionsOf } from '../fixtures/commands.ts';

const root = path.join(import.meta.dirname, '..', '..');
const docs = path.join(root, 'bridge', 'docs');
const app = path.join(root, 'plugin', 'hubspot', 'src', 'app');
const text = readFileSync(path.join(docs, 'hubspot-app.md'), 'utf8');
const flat = text.replace(/\s+/g, ' ');

const sourceOf = (folder: string) =>
  readdirSync(path.join(app, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(app, folder, file), 'utf8'))
    .join('\n');

describe('the guide to the HubSpot app', () => {
  test.each(Object.entries(requiredScopes))('gives the reason for %s as the program does', (scope, reason) => {
    expect(text).toContain(`| \`${scope}\` | ${reason} |`);
  });

  test.each(Object.entries(optionalScopes))('says that %s is optional, and why it is asked for', (scope, reason) => {
    expect(text).toContain(`| \`${scope}\` (optional) | ${reason} |`);
  });

  test('names no scope that the program does not ask for', () => {
    const named = [...text.matchAll(/`((?:crm\.|oauth|automation)[a-z.]*)`/g)].map(([, scope]) => scope);
    expect(new Set(named)).toEqual(new Set([...Object.keys(requiredScopes), ...Object.keys(optionalScopes)]));
  });

  test('names every surface as HubSpot will', () => {
    const hsmeta = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('-hsmeta.json'),
    );
    expect(hsmeta).toHaveLength(7);
    for (const file of hsmeta) {
      const { type, config } = JSON.parse(readFileSync(path.join(app, file), 'utf8'));
      const name = { card: config.name, app: config.name, 'crm-bulk-action': config.label }[type as string];
      if (name !== undefined) expect(flat).toContain(`"${name}"`);
      if (type === 'workflow-action') expect(flat).toContain(`"${config.labels.en.actionName}"`);
    }
    expect(flat).toContain(`group "${propertyGroup.label}"`);
  });

  test('names every status, every output to branch by, and the limit of the bulk action', () => {
    for (const label of Object.values(leadStatusLabels)) expect(text).toContain(label);
    const { lead_status, lead_score, lead_valid } = actionOutputs;
    for (const { label } of [lead_status, lead_score, lead_valid]) expect(flat).toContain(`*${label}*`);
    expect(flat).toContain(`${BULK_MAX} per request`);
  });

  test('names buttons that are there', () => {
    const source = ['cards', 'settings', 'actions'].map(sourceOf).join('\n');
    for (const button of ['Screen now', 'Screen again', 'Undo', 'Try again', 'Set status', 'Resume screening'])
      expect({ button, named: text.includes(button), there: source.includes(button) }).toMatchObject({
        named: true,
        there: true,
      });
  });

  test('tells what to do about what the program says', () => {
    const faults = [
      { kind: 'down', operation: 'readLead' } as const,
      ...[401, 404, 429].map((status) => ({
        kind: 'refused' as const,
        operation: 'readLead' as const,
        status,
        code: null,
        error: '',
        details: [] as string[],
      })),
    ];
    for (const fault of faults) expect(text).toContain(`| ${faultText(fault).title} |`);
    expect(text).toContain(`| ${blockedTexts.paused} |`);
  });

  test('names commands, options and variables that exist', () => {
    const called = [...text.matchAll(/(?:`|cli -- )(hubspot [a-z]+|mapping [a-z]+|doctor)/g)].map(
      ([, command]) => command,
    );
    expect(called.length).toBeGreaterThan(6);
    for (const command of called) expect(commands).toHaveProperty([command ?? '']);
    const options = [...text.matchAll(/`--([a-z-]+)[ `]/g)].map(([, option]) => option ?? '');
    const known = optionsOf('hubspot project');
    for (const option of options) expect(known).toContain(option);
    for (const [variable] of text.matchAll(/\b(?:HUBSPOT|PUBLIC)_[A-Z_]+\b/g))
      expect(environment).toHaveProperty([variable]);
  });

  test('links to files and headings that exist', () => {
    for (const [, file = '', anchor = ''] of text.matchAll(/\]\(([\w/.-]+\.md)(?:#([\w-]+))?\)/g)) {
      const target = readFileSync(path.join(docs, file), 'utf8');
      const headings = [...target.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replace(/\s/g, '-'),
      );
      if (anchor !== '') expect(headings).toContain(anchor);
    }
    for (const file of ['variants/oauth/app-hsmeta.json', 'src/hsprofile.production.json', 'src/app/app-hsmeta.json'])
      expect({
        file,
        named: text.includes(file),
        there: existsSync(path.join(root, 'plugin', 'hubspot', file)),
      }).toMatchObject({
        named: true,
        there: true,
      });
  });
});
