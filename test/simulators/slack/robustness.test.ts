import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf } from './call-slack.ts';
import { findingsOfBlocks } from './check-blocks.ts';
import { findingsOfView } from './check-view.ts';
import { isKnownError, methodNames } from './method-table.ts';
import { startSlackSimulator } from './slack-simulator.ts';
import { usualScopes } from './workspace-options.ts';

const odd = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    'true',
    'null',
    '[]',
    '{}',
    '[{}]',
    '{"type":"modal"}',
    'constructor',
    '__proto__',
    'C01INTAKE',
    'U01MARIA',
    '1.2',
    '-1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.json({ maxDepth: 3 }),
);
const names = [
  'channel',
  'ts',
  'text',
  'blocks',
  'metadata',
  'user',
  'users',
  'view',
  'view_id',
  'trigger_id',
  'thread_ts',
  'limit',
  'cursor',
  'types',
  'oldest',
  'user_id',
  'email',
  'message_ts',
  'code',
  'external_id',
];
const methods = [...methodNames(), 'constructor', 'toString', 'chat.nothing'].filter(
  (name) => !/revoke|uninstall/.test(name),
);

test('whatever it is asked, it answers with something Slack answers', async () => {
  await using slack = await startSlackSimulator({ limits: { tiers: {}, postBurst: 1e9, postsPerMinute: 1e9 } });
  slack.setScopes([...usualScopes, 'channels:join', 'team:read', 'usergroups:read', 'im:history', 'im:read']);
  const call = callerOf(slack);
  const asked = fc.tuple(fc.constantFrom(...methods), fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 6 }));
  await fc.assert(
    fc.asyncProperty(asked, async ([method, args]) => {
      const { status, body } = await call(method, args);
      expect(status).toBe(200);
      expect(body.ok || isKnownError(method, body.error ?? '')).toBe(true);
    }),
    { numRuns: 600 },
  );
  expect(slack.ownFaults).toEqual([]);
});

test('a check of anything ends with findings or none', () => {
  const keys = fc.constantFrom(
    'type',
    'text',
    'elements',
    'fields',
    'accessory',
    'element',
    'label',
    'options',
    'blocks',
    'constructor',
  );
  const types = fc.constantFrom(
    'section',
    'header',
    'actions',
    'context',
    'input',
    'button',
    'static_select',
    'plain_text',
    'mrkdwn',
    'modal',
    'constructor',
    'toString',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      types,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(keys, tie('tree'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      for (const findings of [
        findingsOfBlocks([value], 'message'),
        findingsOfBlocks(value, 'home'),
        findingsOfView(value, 'modal'),
      ]) {
        expect(findings.every((finding) => / \[json-pointer:\/[^\]]*\]$/.test(finding))).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(findingsOfBlocks([{ type: 'constructor' }], 'message')).toHaveLength(1);
});
