import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../bridge/environment.ts';
import { remedies } from '../../bridge/slack/client/failure-remedies.ts';
import { optionalScopes, requiredScopes } from '../../bridge/slack/connect/manifest.ts';
import { slackSettings } from '../../shared/slack-settings.ts';
import { commands } from '../fixtures/commands.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('bridge/docs/slack.md');

describe('the Slack documentation', () => {
  test.each(Object.entries(remedies))('says of %s what the program says', (code, { what, todo }) => {
    expect(text).toContain(`| \`${code}\` | ${what} | ${todo} |`);
  });

  test('names commands and variables that exist', () => {
    const called = [...text.matchAll(/`(?:npm run --silent cli -- )?(slack (?:settings )?[a-z]+)/g)];
    expect(called.length).toBeGreaterThan(12);
    for (const [, command] of called) expect(commands).toHaveProperty([command ?? '']);
    for (const [variable] of text.matchAll(/\bSLACK_[A-Z_]+\b/g)) expect(environment).toHaveProperty([variable]);
  });

  test('names every setting', () => {
    for (const name of Object.keys(slackSettings.shape)) expect(text).toContain(`\`${name}\``);
  });

  test('names no scope that the app does not ask for', () => {
    const known = [...requiredScopes, ...Object.keys(optionalScopes), 'connections:write'];
    const named = [...text.matchAll(/`([a-z]+:[a-z.]+)`/g)].map(([, scope]) => scope);
    for (const scope of named) expect(known).toContain(scope);
  });

  test('links to files that exist', () => {
    for (const [, file] of text.matchAll(/\]\(([\w/.-]+\.md)\)/g))
      expect(read(path.join('bridge/docs', file ?? ''))).not.toBe('');
  });

  const messages = [...text.slice(text.indexOf('| Message |')).matchAll(/^\| `([^`]+)` \|/gm)].map(
    ([, one]) => one ?? '',
  );
  const files = readdirSync(path.join(root, 'bridge/slack'), { recursive: true, encoding: 'utf8' });
  const program = [
    'bridge/connect/environment-token.ts',
    'bridge/connect/oauth-pages.ts',
    ...files.filter((file) => file.endsWith('.ts')).map((file) => `bridge/slack/${file}`),
    'bridge/wiring/slack-side.ts',
  ]
    .map(read)
    .join('\n');

  test.each(messages)('“%s” is something the program says', (message) => {
    // The name of the variable is put in when the program runs.
    expect(program.replaceAll(/\$\{variable\}/g, 'SLACK_BOT_TOKEN')).toContain(message);
  });
});
