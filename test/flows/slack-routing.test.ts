import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weekdays } from '../../shared/slack-settings.ts';
import { newLead } from '../fixtures/firm-leads.ts';
import { CHANNEL, JAMES, MARIA } from '../fixtures/slack.ts';
import { alertsIn, alertWith, eventually, quiet, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';

const SPANISH = 'C02INJURY';
const BEST = 'C06BEST';
const TEXAS = 'C07TEXAS';
const NIGHT = 'C08NIGHT';

/** At noon of Chicago on a Wednesday, and at eleven in its evening. */
const NOON = '2026-11-18T12:00:00-06:00';
const EVENING = '2026-11-18T23:00:00-06:00';

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({
    settings: {
      timeZone: 'America/Chicago',
      sla: null,
      defaultMention: { kind: 'user', id: MARIA },
      rules: [
        { name: 'In Spanish', languages: ['es'], channel: SPANISH, mention: { kind: 'user', id: JAMES } },
        {
          name: 'The best',
          practiceAreas: ['Car Accident'],
          score: { from: 70, to: 100 },
          channel: BEST,
          mention: { kind: 'here' },
        },
        { name: 'Of Texas', states: ['Texas'], channel: TEXAS },
        {
          name: 'At night',
          states: ['NV'],
          hours: { days: [...weekdays], from: '20:00', until: '06:00' },
          channel: NIGHT,
          mention: { kind: 'group', id: 'S01ONCALL' },
        },
      ],
    },
  });
  for (const [id, name] of [
    [BEST, 'best-leads'],
    [TEXAS, 'texas'],
    [NIGHT, 'night-shift'],
  ] as const)
    env.firm.addChannel({ id, name, member: true });
});
afterAll(() => closeWithoutFaults(env));

interface Asked {
  practiceArea?: string;
  score: number;
  state?: string;
  language?: 'en' | 'es';
  at: string;
}

/** Asks at the command line. */
async function asked({ practiceArea = 'Car accident', score, state, language, at }: Asked) {
  const answer = await env.product.cli(
    ...['slack', 'route', '--account', env.accountId, '--practice-area', practiceArea, '--score', `${score}`],
    ...['--at', at],
    ...(state === undefined ? [] : ['--state', state]),
    ...(language === undefined ? [] : ['--language', language]),
  );
  return answer as { channel: string; rule: string | null; mention: object | null; postAt: string; why: string[] };
}

/** Asks in the box of the home. @returns the words of the answer */
async function askedAtHome({ practiceArea = 'Car accident', score, state, language, at }: Asked): Promise<string> {
  await env.firm.openHome(MARIA);
  await eventually(() => env.firm.views.home(MARIA)).not.toBeNull();
  await env.firm.clickHome('home_routing_test', { userId: MARIA });
  await eventually(() => env.firm.modal(MARIA)?.content.callback_id).toBe('routing_test');
  const sent = await env.firm.submit(MARIA, {
    practiceArea,
    score: `${score}`,
    at,
    ...(state !== undefined && { state }),
    ...(language !== undefined && { language }),
  });
  expect(sent).toMatchObject({ acked: true, errors: {} });
  const words = JSON.stringify(env.firm.modal(MARIA)?.content.blocks);
  await env.firm.dismiss(MARIA);
  return words;
}

describe('where would this lead go?', () => {
  test.each<[string, Asked, { channel: string; rule: string | null; notified: string }]>([
    [
      'by its language',
      { score: 90, language: 'es', at: NOON },
      { channel: SPANISH, rule: 'In Spanish', notified: `<@${JAMES}>` },
    ],
    [
      'by its area and score',
      { score: 70, state: 'TX', at: NOON },
      { channel: BEST, rule: 'The best', notified: 'everyone who is here' },
    ],
    [
      'by another name of the area',
      { practiceArea: 'Auto Accident', score: 99, at: NOON },
      { channel: BEST, rule: 'The best', notified: 'everyone who is here' },
    ],
    [
      'of another area not so',
      { practiceArea: 'Dog Bite', score: 99, state: 'tx', at: NOON },
      { channel: TEXAS, rule: 'Of Texas', notified: 'no one in particular' },
    ],
    [
      'by its state, below the score',
      { score: 69, state: 'Texas', at: NOON },
      { channel: TEXAS, rule: 'Of Texas', notified: 'no one in particular' },
    ],
    [
      'by the hour',
      { score: 60, state: 'Nevada', at: EVENING },
      { channel: NIGHT, rule: 'At night', notified: 'S01ONCALL' },
    ],
    [
      'in no hour of it, by default',
      { score: 60, state: 'Nevada', at: NOON },
      { channel: CHANNEL, rule: null, notified: `<@${MARIA}>` },
    ],
  ])('%s', async (_how, question, { channel, rule, notified }) => {
    const answer = await asked(question);
    expect(answer).toMatchObject({ channel, rule, postAt: new Date(question.at).toISOString() });
    expect(answer.why.at(-1)).toContain(rule === null ? 'default channel' : `“${rule}” matches`);
    const words = await askedAtHome(question);
    expect(words).toContain(`<#${channel}>`);
    expect(words).toContain(notified);
    expect(words).toContain('Nothing was sent');
    for (const step of answer.why) expect(words).toContain(step);
  });

  test('nothing was sent to anybody', () => {
    for (const channel of [CHANNEL, SPANISH, BEST, TEXAS, NIGHT]) expect(env.firm.messages(channel)).toEqual([]);
  });
});

test('and there real leads go', async () => {
  const plain =
    'Rear-ended last month, other driver was cited. Neck pain, saw a chiropractor twice, $3,200 in bills. No lawyer yet.';
  const spanish =
    'Me chocaron por detrás en un semáforo hace tres semanas. Tengo una hernia de disco en la resonancia y el otro ' +
    'conductor recibió una multa. No tengo abogado.';
  const leads: [string, string, Record<string, string>][] = [
    ['Mejores', SPANISH, { lead_intake_case_notes: spanish }],
    ['Bestly', BEST, {}],
    ['Texan', TEXAS, { lead_intake_case_notes: plain }],
    [
      'Elsewhere',
      CHANNEL,
      { lead_intake_case_notes: plain, state: 'CA', city: 'Fresno', zip: '93701', lead_intake_county: 'Fresno' },
    ],
  ];
  for (const [lastname, , values] of leads) newLead(env, { email: `${lastname}@example.com`, lastname, ...values });
  for (const [lastname, channel] of leads) await alertWith(env, lastname, channel);
  await quiet(env);
  const channels = [CHANNEL, SPANISH, BEST, TEXAS, NIGHT];
  const everywhere = channels.map((channel) => alertsIn(env, channel).length);
  expect(everywhere).toEqual([1, 1, 1, 1, 0]);
  expect(wordsOf(alertsIn(env, SPANISH)[0]!)).toContain(`<@${JAMES}>`);
  expect(wordsOf(alertsIn(env, BEST)[0]!)).toContain('<!here>');
  expect(wordsOf(alertsIn(env, TEXAS)[0]!)).not.toMatch(/<!here>|<@U/);
  expect(wordsOf(alertsIn(env, CHANNEL)[0]!)).toContain(`<@${MARIA}>`);
});
