import { expect, test } from 'vitest';
import { ownAddress } from '../../bridge/dashboard/src/client/sign-in-state.ts';
import { markQuotes } from '../../bridge/dashboard/src/explanation/quotes-of.ts';
import {
  draftOfRouting,
  newRule,
  nights,
  routingOf,
} from '../../bridge/dashboard/src/pages/connections/slack/routing-draft.ts';
import { faultsOf, faultsWithin } from '../../bridge/dashboard/src/pages/connections/slack/routing-faults.ts';
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
  expect(routingOf(draft).success).toBe(false);
  expect(routingOf({ ...draft, escalate: '45' }).data?.sla).toMatchObject({
    remindAfterMinutes: 30,
    escalateAfterMinutes: 45,
  });
  expect(routingOf({ ...draft, escalate: '' }).data?.sla?.escalateAfterMinutes).toBe(null);
});

test('every setting of the routing comes through the form as it was', () => {
  const hours = { days: ['mon', 'sat'], from: '09:00', until: '18:00' };
  const saved = slackSettings.parse({
    defaultChannel: 'C0123456789',
    defaultMention: { kind: 'here' },
    timeZone: 'America/Chicago',
    rules: [
      {
        name: 'Office',
        channel: 'C02INJURY',
        practiceAreas: ['Car Accident'],
        score: { from: 10, to: 90 },
        states: ['TX'],
        languages: ['es'],
        hours,
        mention: { kind: 'user', id: 'U0MANAGER' },
      },
    ],
    quietHours: {
      hours: [
        { ...hours, until: '08:00' },
        { ...hours, from: '22:00', until: '23:00' },
      ],
      urgentScore: null,
      urgentWhenTimeSensitive: false,
    },
    sla: { remindAfterMinutes: 7, escalateAfterMinutes: 30, escalateTo: { kind: 'channel' } },
    digest: { channel: 'C02INJURY', daily: '17:00', weekly: null },
    privacy: { C02INJURY: 'no_notes', C0123456789: 'initials' },
    notification: 'none',
  });
  expect(routingOf(draftOfRouting(saved)).data).toEqual(saved);
});

test.each([
  ['HYPERLINK to the ER, ER twice', ['ER'], ['HYPERLINK to the ', '[ER]', ', ', '[ER]', ' twice']],
  ['bills of $9,000so far', ['$9,000'], ['bills of ', '[$9,000]', 'so far']],
  ['rear-ended at a red light', ['rear-ended at', 'at a red'], ['[rear-ended at a red]', ' light']],
  ['<b>no</b> lawyer', ['', 'no', 'not there'], ['<b>', '[no]', '</b> lawyer']],
  ['', ['no'], []],
])('the words of %j that count are marked', (text, quotes, stretches) => {
  const found = markQuotes(text, quotes);
  expect(found.map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))).toEqual(stretches);
});

test('what is wrong with the routing is told at its field, in words', () => {
  const draft = draftOfRouting(slackSettings.parse({ defaultChannel: 'C0123456789' }));
  const faultIn = (part: Partial<typeof draft>) => faultsOf(routingOf({ ...draft, ...part }));
  const rule = newRule();
  expect(faultIn({ channel: '#intake' })('defaultChannel')).toMatch(/^Must be the id of a channel/);
  expect(faultIn({ remind: 'soon' })('sla', 'remindAfterMinutes')).toBe('Must be a whole number');
  expect(faultIn({ remind: '0' })('sla', 'remindAfterMinutes')).toBe('Must be 1 or more');
  expect(faultIn({ remind: '2000' })('sla', 'remindAfterMinutes')).toBe('Must be 1440 or less');
  expect(faultIn({ quiet: [nights()], urgentFrom: '101' })('quietHours', 'urgentScore')).toBe('Must be 100 or less');
  expect(faultIn({ quiet: [nights()], urgentFrom: ' ' })('quietHours', 'urgentScore')).toBe('Must be a whole number');
  const always = { ...nights(), from: '00:00', until: '23:59' };
  const rest = { ...nights(), from: '23:59', until: '00:00' };
  expect(faultIn({ quiet: [always, rest] })('quietHours', 'hours')).toMatch(/^Must leave some time of the week/);
  const inRule = faultsWithin(faultIn({ rules: [{ ...rule, from: '80', to: '20' }] }), 'rules', 0);
  expect(inRule('name')).toBe('Must not be empty');
  expect(inRule('channel')).toMatch(/^Must be the id of a channel/);
  expect(inRule('score', 'to')).toBe('Must not be lower than the first score');
  expect(inRule('states')).toBe(null);
  const noDays = faultIn({ rules: [{ ...rule, hours: { ...nights(), days: [] } }] });
  expect(noDays('rules', 0, 'hours', 'days')).toBe('Choose at least one');
  expect(faultIn({})()).toBe(null);
});
