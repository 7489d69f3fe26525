import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findState, type RoutedLead, routeLead } from '../../../../bridge/slack/routing/route-lead.ts';
import { type SlackSettingsInput, slackSettings } from '../../../../shared/slack-settings.ts';

const settingsOf = (input: Partial<SlackSettingsInput>) =>
  slackSettings.parse({ defaultChannel: 'C0DEFAULT', timeZone: 'America/Chicago', ...input });
const lead: RoutedLead = { practiceArea: 'Car Accident', score: 82, state: 'TX', language: 'en', timeSensitive: false };
/** A Friday, 10:00 in Chicago. */
const friday = new Date('2026-11-20T16:00:00Z');
const night = new Date('2026-11-21T04:00:00Z');
const channel = 'C0RULE';

function isTaken(rule: object, changes: Partial<RoutedLead> = {}, at = friday): boolean {
  const settings = settingsOf({ rules: [{ name: 'Rule', channel, ...rule }] });
  return routeLead(settings, { ...lead, ...changes }, at).rule === 'Rule';
}

test('with no rules a lead goes to the default channel, with the default mention, at once', () => {
  expect(routeLead(settingsOf({ defaultMention: { kind: 'here' } }), lead, friday)).toEqual({
    channel: 'C0DEFAULT',
    mention: { kind: 'here' },
    rule: null,
    postAt: friday,
    why: ['No rule matches, so it goes to the default channel.'],
  });
});

test('the first rule of which every condition holds decides, and says why the others did not', () => {
  const settings = settingsOf({
    defaultMention: { kind: 'channel' },
    rules: [
      { name: 'Family', practiceAreas: ['Family Law'], channel: 'C0FAMILY' },
      { name: 'Best', score: { from: 90, to: 100 }, channel: 'C0BEST' },
      { name: 'Texas', states: ['Texas'], channel: 'C0TEXAS', mention: { kind: 'group', id: 'S0TEXAS' } },
      { name: 'Everything', channel: 'C0ALL' },
    ],
  });
  expect(routeLead(settings, lead, friday)).toEqual({
    channel: 'C0TEXAS',
    mention: { kind: 'group', id: 'S0TEXAS' },
    rule: 'Texas',
    postAt: friday,
    why: [
      '“Family” does not match: it is for other practice areas.',
      '“Best” does not match: the score 82 is not from 90 to 100.',
      '“Texas” matches.',
    ],
  });
  expect(routeLead(settings, { ...lead, state: 'OK' }, friday)).toMatchObject({ rule: 'Everything', mention: null });
});

describe('conditions', () => {
  test.each([
    [['Personal Injury'], 'Car Accident', true],
    [['personal-injury'], 'PI', true],
    [['Car Accidents'], 'Auto accident', true],
    [['Family Law'], 'Divorce', true],
    [['Family Law'], 'Car Accident', false],
    [['Criminal Defense'], 'DUI', true],
    [['Maritime Salvage'], 'maritime salvage case', true],
    [['Personal Injury', 'Immigration'], 'Asylum', true],
    [['Personal Injury'], '', false],
  ])('practice areas %j and a lead for %j: %j', (practiceAreas, practiceArea, taken) => {
    expect(isTaken({ practiceAreas }, { practiceArea })).toBe(taken);
  });

  test.each([
    [['TX'], 'Texas', true],
    [['Texas'], 'tx', true],
    [['texas', 'OK'], 'Oklahoma', true],
    [['NY'], 'New York', true],
    [['NY'], 'Nueva York', true],
    [['TX'], 'State of Texas', true],
    [['TX'], 'Austin, TX', true],
    [['TX'], 'TX - Texas', true],
    [['TX'], 'Texas, USA', true],
    [['TX'], 'TX / OK', false],
    [['WV'], 'Virginia', false],
    [['TX'], '', false],
    [['Ontario'], 'ontario', true],
    [['Ontario'], 'Ohio', false],
  ])('states %j and a lead from %j: %j', (states, state, taken) => expect(isTaken({ states }, { state })).toBe(taken));

  test.each([
    [59, false],
    [60, true],
    [79, true],
    [80, false],
  ])('a band from 60 to 79 and a score of %i: %j', (score, taken) => {
    expect(isTaken({ score: { from: 60, to: 79 } }, { score })).toBe(taken);
  });

  test('language and hours', () => {
    expect(isTaken({ languages: ['es'] }, { language: 'es' })).toBe(true);
    expect(isTaken({ languages: ['es'] })).toBe(false);
    const hours = { days: ['fri'], from: '09:00', until: '17:00' };
    expect(isTaken({ hours }, {}, friday)).toBe(true);
    expect(isTaken({ hours }, {}, night)).toBe(false);
  });

  test('all of them have to hold', () => {
    const rule = {
      practiceAreas: ['Personal Injury'],
      states: ['TX'],
      languages: ['en'],
      score: { from: 80, to: 100 },
    };
    expect(isTaken(rule)).toBe(true);
    for (const changed of [{ practiceArea: 'Divorce' }, { state: 'OK' }, { language: 'es' as const }, { score: 79 }]) {
      expect(isTaken(rule, changed)).toBe(false);
    }
  });
});

describe('quiet hours', () => {
  const nights = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const, from: '20:00', until: '08:00' };
  const quietHours = { hours: [{ ...nights, days: [...nights.days] }] };
  const morning = new Date('2026-11-21T14:00:00Z');

  test('a lead waits for their end, and the reason is told', () => {
    const route = routeLead(settingsOf({ quietHours }), lead, night);
    expect(route.postAt).toEqual(morning);
    expect(route.why.at(-1)).toBe('Quiet hours: it is sent on Nov 21, 8:00 AM.');
    expect(routeLead(settingsOf({ quietHours }), lead, friday).postAt).toEqual(friday);
  });

  test.each([
    ['a score that is urgent', { score: 85 }, {}, true],
    ['one that is not', { score: 84 }, {}, false],
    ['time-sensitive', { timeSensitive: true }, {}, true],
    ['time-sensitive where that is no reason', { timeSensitive: true }, { urgentWhenTimeSensitive: false }, false],
    ['the best score where none is urgent', { score: 100 }, { urgentScore: null }, false],
  ])('%s', (_, changes, override, atOnce) => {
    const settings = settingsOf({ quietHours: { ...quietHours, ...override } });
    const route = routeLead(settings, { ...lead, ...changes }, night);
    expect(route.postAt).toEqual(atOnce ? night : morning);
    if (atOnce) expect(route.why.at(-1)).toMatch(/^It is sent right away despite quiet hours: /);
  });

  test('settings that are quiet all week are refused', () => {
    const days = [...nights.days];
    const hours = [
      { days, from: '00:00', until: '12:00' },
      { days, from: '12:00', until: '00:00' },
    ];
    expect(() => settingsOf({ quietHours: { hours } })).toThrow(/leave some time/);
    expect(() =>
      settingsOf({ quietHours: { hours: [hours[0] as never, { days, from: '12:00', until: '23:59' }] } }),
    ).not.toThrow();
    expect(() => settingsOf({ quietHours: { hours: [{ days, from: '12:00', until: '11:59' }] } })).not.toThrow();
  });
});

const rule = fc.record(
  {
    name: fc.constantFrom('A', 'B', 'C'),
    channel: fc.constantFrom('C0AAA', 'C0BBB', 'C0CCC'),
    practiceAreas: fc.array(fc.constantFrom('Personal Injury', 'Family Law', 'DUI'), { minLength: 1, maxLength: 2 }),
    states: fc.array(fc.constantFrom('TX', 'Oklahoma', 'ny'), { minLength: 1, maxLength: 2 }),
    languages: fc.constantFrom<('en' | 'es')[]>(['en'], ['es'], ['en', 'es']),
    score: fc
      .tuple(fc.nat(100), fc.nat(100))
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
  },
  { requiredKeys: ['name', 'channel'] },
);
const anyLead = fc.record({
  practiceArea: fc.oneof(fc.constantFrom('Car Accident', 'Divorce', 'DUI', ''), fc.string()),
  score: fc.nat(100),
  state: fc.oneof(fc.constantFrom('TX', 'OK', 'New York', ''), fc.string()),
  language: fc.constantFrom('en', 'es'),
  timeSensitive: fc.boolean(),
});

test('the rule that takes a lead takes it alone too, and none before it does', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), anyLead, (rules, routed) => {
      const only = (index: number) =>
        routeLead(settingsOf({ rules: rules.slice(index, index + 1) }), routed, friday).rule;
      const first = rules.findIndex((_, index) => only(index) !== null);
      const route = routeLead(settingsOf({ rules }), routed, friday);
      expect(route.channel).toBe(first === -1 ? 'C0DEFAULT' : rules[first]?.channel);
      expect(route.rule).toBe(first === -1 ? null : rules[first]?.name);
      expect(route.why).toHaveLength(first === -1 ? rules.length + 1 : first + 1);
    }),
    { numRuns: 300 },
  );
});

test('findState names no state where two are named, and bears any text', () => {
  expect(findState('Texas or Oklahoma')).toBeNull();
  expect(findState('TX, OK')).toBeNull();
  expect(findState('D.C.')?.code).toBe('DC');
  expect(findState('x'.repeat(5000))).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['string', 'undefined']).toContain(typeof findState(text)?.code);
    }),
  );
});
