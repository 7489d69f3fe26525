import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../bridge/environment.ts';
import { optionalScopes, requiredScopes } from '../../bridge/hubspot/connect/scopes.ts';
import { inputProperties, leadStatus, resultProperties } from '../../shared/hubspot-properties.ts';
import { commands } from '../fixtures/commands.ts';

const bridge = path.join(import.meta.dirname, '..', '..', 'bridge');
const read = (file: string) => readFileSync(path.join(bridge, file), 'utf8');
const text = read('docs/hubspot.md');
const words = text.replace(/\s+/g, ' ');

describe('the HubSpot documentation', () => {
  const scopes = { ...requiredScopes, ...optionalScopes };

  test.each(Object.entries(scopes))('gives the reason for %s as the program does', (scope, reason) => {
    expect(text).toContain(`| \`${scope}\` | ${reason} |`);
  });

  test('names no scope that the program does not ask for', () => {
    const named = [...text.matchAll(/`((?:crm|oauth|automation|forms|tickets)[a-z.]*)`/g)].map(([, scope]) => scope);
    expect(new Set(named)).toEqual(new Set(Object.keys(scopes)));
  });

  test('names every property and every status', () => {
    for (const name of [...Object.keys(resultProperties), ...Object.keys(inputProperties)])
      expect(text).toContain(`\`${name}\``);
    expect(text).toContain(leadStatus.options.join(', '));
  });

  test('names commands and variables that exist', () => {
    const called = [...text.matchAll(/`(?:npm run --silent cli -- )?(hubspot [a-z]+)/g)].map(([, command]) => command);
    expect(called.length).toBeGreaterThan(8);
    for (const command of called) expect(commands).toHaveProperty([command ?? '']);
    for (const [variable] of text.matchAll(/\bHUBSPOT_[A-Z_]+\b/g)) expect(environment).toHaveProperty([variable]);
  });

  test('links to files that exist', () => {
    for (const [, file] of text.matchAll(/\]\(([\w/.-]+\.md)\)/g)) expect(read(`docs/${file}`)).not.toBe('');
  });

  test('links to headings that exist', () => {
    const slugOf = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-');
    const links = [...text.matchAll(/\]\(([\w/.-]+\.md)#([\w-]+)\)/g)];
    expect(links.length).toBeGreaterThan(2);
    for (const [, file, anchor] of links) {
      const headings = [...read(`docs/${file}`).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
      expect(headings).toContain(anchor);
    }
  });

  test('promises that nothing is lost only where events are kept', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| Portal '));
    const promised = rows.filter((row) => row.includes('nothing is lost'));
    expect(promised).toHaveLength(1);
    expect(promised[0]).toContain('| Portal paused');
    expect(promised[0]).not.toContain('revoked');
    expect(rows.find((row) => row.startsWith('| Portal revoked'))).toContain('deliveries.md#while-a-portal-is-revoked');
    expect(read('docs/deliveries.md')).toContain('Events of a revoked portal are dropped');
  });

  const messages = [...text.slice(text.indexOf('## When something is wrong')).matchAll(/^\| `([^`]+)` \|/gm)];
  const sources = readdirSync(path.join(bridge, 'hubspot'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`hubspot/${file}`));
  const program = [
    ...sources,
    read('connect/oauth-pages.ts'),
    read('connect/environment-token.ts'),
    read('wiring/hubspot-side.ts'),
  ]
    .join('\n')
    .replace(/'\s*\+\s*'/g, '');

  test('there are messages to look for', () => {
    expect(messages.length).toBeGreaterThan(12);
    expect(words).toContain('When something is wrong');
  });

  test.each(messages.map(([, message]) => message ?? ''))('“%s” is something the program says', (message) => {
    const pieces = message
      .split('…')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    for (const piece of pieces) expect(saysIt(piece)).toBe(true);
  });

  /** Numbers and names are put in between words when the program runs. */
  function saysIt(piece: string): boolean {
    const composed = [
      'daily limit is reached',
      'The HubSpot app lacks a scope',
      'HUBSPOT_ACCESS_TOKEN is not in use',
    ].includes(piece);
    return composed ? piece.split(' ').every((word) => program.includes(word)) : program.includes(piece);
  }
});
