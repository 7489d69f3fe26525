import { expect, test } from 'vitest';
import { draftOfRouting, routingOf } from '../../bridge/dashboard/src/pages/connections/slack/routing-draft.ts';
import { ownAddress } from '../../bridge/dashboard/src/pages/sign-in/own-address.ts';
import { slackSettings } from '../../shared/slack-settings.ts';

const origin = 'https://leads.firm.example';

test.each(['/leads?status=valid', '/', '/leads/1#top'])('sign-in goes back to %s', (back) => {
  expect(ownAddress(back, origin)).toBe(`${origin}${back}`);
});

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'http://',
])('sign-in does not go to %j', (back) => {
  expect(ownAddress(back, origin)).toBe(`${origin}/`);
});

test('a path of two slashes stays on the dashboard', () => {
  expect(ownAddress('/.//evil.example', origin).startsWith(`${origin}/`)).toBe(true);
});

test('a reminder later than the escalation is saved with a later escalation', () => {
  const saved = slackSettings.parse({ defaultChannel: 'C0123456789', timeZone: 'America/Chicago' });
  const draft = { ...draftOfRouting(saved), remind: '30' };
  expect(draft.escalate).toBe('15');
  expect(routingOf(draft, saved).success).toBe(false);
  expect(routingOf({ ...draft, escalate: '45' }, saved).data?.sla).toMatchObject({
    remindAfterMinutes: 30,
    escalateAfterMinutes: 45,
  });
  expect(routingOf({ ...draft, escalate: '' }, saved).data?.sla?.escalateAfterMinutes).toBe(null);
});
