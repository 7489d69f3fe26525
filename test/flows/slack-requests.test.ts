import { describe, expect, test } from 'vitest';
import { Problem } from '../../bridge/platform/problem.ts';
import { findWorkspace, readInstallation } from '../../bridge/slack/client/workspaces.ts';
import { renderTestMessage } from '../../bridge/slack/render/render-alert.ts';
import { CHANNEL, connectSlackAccount, TEAM } from '../fixtures/slack.ts';
import { FOUND, startSlackServer } from '../fixtures/slack-server.ts';
import type { Delivery } from '../simulators/slack/delivery.ts';
import { deviations } from '../simulators/slack/fault-rules.ts';

const LEAD = '0b0c8f4e-52b1-4c39-8f58-0a0d5c6f2a11';
const MARIA = 'U01MARIA';

const buttons = [
  'lead_claim',
  'lead_not_a_fit',
  'open_in_hubspot',
  'home_routing_test',
  'home_test_alert',
  'of_next_year',
];

async function connected(options: Parameters<typeof startSlackServer>[0] = {}) {
  const it = await startSlackServer(options);
  const accountId = await connectSlackAccount(it);
  const { ts } = await it.slack.call(TEAM, TEAM).postMessage({
    channelId: CHANNEL,
    deliveryId: 'd1',
    message: {
      ...renderTestMessage(),
      blocks: [
        {
          type: 'actions',
          elements: buttons.map((id) => ({
            type: 'button' as const,
            action_id: id,
            text: { type: 'plain_text' as const, text: id },
            value: LEAD,
          })),
        },
      ],
    },
  });
  const click = (actionId: string, userId = MARIA) =>
    it.simulator.workspace().click({ channel: CHANNEL, ts }, actionId, { userId });
  return { ...it, accountId, ts, click };
}

const accepted = (delivery: Delivery) => expect(delivery).toMatchObject({ acked: true });

describe.each([
  ['over HTTP', false],
  ['by Socket Mode', true],
])('%s', (_name, socket) => {
  async function open() {
    const it = await connected({ socket });
    if (socket) await expect.poll(() => it.simulator.connections()).toBe(1);
    return it;
  }

  test('a click is handed on once, with who, where and which', async () => {
    await using it = await open();
    accepted(await it.click('lead_claim'));
    expect(it.kept.actions).toEqual([
      {
        workspaceId: TEAM,
        teamId: TEAM,
        userId: MARIA,
        leadId: LEAD,
        action: 'claim',
        reason: null,
        note: null,
        channelId: CHANNEL,
        messageTs: it.ts,
        actionTs: expect.stringMatching(/^\d+\.\d+$/),
      },
    ]);
    expect(it.simulator.faults).toEqual([]);
  });

  test('a button that only opens a page, and one of another version, are answered and no more', async () => {
    await using it = await open();
    accepted(await it.click('open_in_hubspot'));
    accepted(await it.click('of_next_year'));
    expect(it.kept.actions).toEqual([]);
  });

  test('“Not a fit” opens the form; what it holds is handed on when it is sent', async () => {
    await using it = await open();
    const firm = it.simulator.workspace();
    accepted(await it.click('lead_not_a_fit'));
    await expect.poll(() => firm.modal(MARIA)?.content.callback_id).toBe('not_a_fit');
    expect(it.kept.actions).toEqual([]);
    accepted(await firm.submit(MARIA, { reason: 'too_late', note: 'Two years\nago' }));
    expect(it.kept.actions).toMatchObject([
      {
        action: 'not_a_fit',
        leadId: LEAD,
        reason: 'too_late',
        note: 'Two years ago',
        channelId: CHANNEL,
        messageTs: it.ts,
      },
    ]);
    expect(firm.modal(MARIA)).toBeNull();
    expect(it.simulator.faults).toEqual([]);
  });

  test('the routing test asks and answers in its box', async () => {
    await using it = await open();
    const firm = it.simulator.workspace();
    accepted(await it.click('home_routing_test'));
    await expect.poll(() => firm.modal(MARIA)?.content.callback_id).toBe('routing_test');
    accepted(await firm.submit(MARIA, { practiceArea: 'Car accident', score: '82' }));
    expect(JSON.stringify(firm.modal(MARIA)?.content.blocks)).toContain(`<#${CHANNEL}>`);
    expect(it.simulator.faults).toEqual([]);
  });

  test('the command is answered behind, for the member alone', async () => {
    await using it = await open();
    const firm = it.simulator.workspace();
    accepted(await firm.command('/lead', '  4711 ', { userId: MARIA, channel: CHANNEL }));
    await expect.poll(() => firm.ephemerals(MARIA).map(({ text }) => text)).toEqual(['Looked for 4711']);
    expect(firm.ephemerals('U02JAMES')).toEqual([]);
    expect(it.kept.commands).toEqual(['4711']);
  });

  test('the home and the test alert are handed on', async () => {
    await using it = await open();
    accepted(await it.simulator.workspace().openHome(MARIA));
    accepted(await it.click('home_test_alert'));
    await expect.poll(() => it.kept.homes).toEqual([{ workspaceId: TEAM, teamId: TEAM, userId: MARIA }]);
    expect(it.kept.tests).toEqual([{ workspaceId: TEAM, teamId: TEAM, userId: MARIA }]);
  });

  test('an app that is removed is forgotten with its token', async () => {
    await using it = await open();
    await it.simulator.uninstall();
    await expect.poll(async () => (await findWorkspace(it.db, TEAM))?.status).toBe('revoked');
    expect(await readInstallation(it.store, TEAM)).toBeUndefined();
  });
});

describe('what is not kept is not acknowledged', () => {
  test('a click that could not be kept is answered with an error, and its content is not logged', async () => {
    await using it = await connected({ ports: { onAction: () => Promise.reject(new Error(`about ${LEAD}`)) } });
    expect(await it.click('lead_claim')).toMatchObject({ acked: false, status: 500 });
    expect(it.recording.lines().filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test.each([
    ['the database is away', Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
    ['nothing can be taken in', new Problem('unavailable')],
  ])('while %s it is a 503', async (_name, away) => {
    await using it = await connected({ ports: { onAction: () => Promise.reject(away) } });
    expect(await it.click('lead_claim')).toMatchObject({ acked: false, status: 503 });
  });

  test('an event that could not be kept is told again by Slack', async () => {
    let failures = 1;
    const seen: string[] = [];
    await using it = await connected({
      ports: {
        async onHomeOpened({ userId }) {
          if (failures-- > 0) throw new Error('not now');
          seen.push(userId);
        },
      },
    });
    await it.simulator.workspace().openHome(MARIA);
    await expect.poll(() => seen).toEqual([MARIA]);
  });

  test('one that takes too long is answered before Slack gives up', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await using it = await connected({ ports: { onAction: () => promise } });
    expect(await it.click('lead_claim')).toMatchObject({ acked: false, status: 503 });
    resolve();
  });
});

describe('what fails behind the answer is told to the member', () => {
  test.each(['lead_not_a_fit', 'home_routing_test'])('a form that cannot be opened (%s)', async (button) => {
    await using it = await connected();
    it.simulator.script({ method: 'views.open', deviations: [deviations.rateLimited] });
    accepted(await it.click(button));
    const told = () =>
      it.simulator
        .workspace()
        .ephemerals(MARIA)
        .map(({ text }) => text);
    await expect.poll(told).toEqual([expect.stringContaining('could not be opened')]);
  });

  test('what Slack does not take at the address of the request is handed on, to be told when it does', async () => {
    await using it = await connected();
    const firm = it.simulator.workspace();
    const limited = { method: 'response_url', times: 2, deviations: [deviations.rateLimited] };
    it.simulator.script(limited, { method: 'views.open', deviations: [deviations.internalError] });
    accepted(await firm.command('/lead', '4711', { userId: MARIA, channel: CHANNEL }));
    await expect.poll(() => it.kept.replies).toHaveLength(1);
    accepted(await it.click('lead_not_a_fit'));
    await expect.poll(() => it.kept.replies).toHaveLength(2);
    const where = { workspaceId: TEAM, teamId: TEAM, userId: MARIA, channelId: CHANNEL };
    expect(it.kept.replies).toMatchObject([
      { ...where, leadId: FOUND, message: { text: 'Looked for 4711', blocks: [{ type: 'section' }] } },
      { ...where, message: { text: expect.stringContaining('could not be opened') } },
    ]);
    expect(firm.ephemerals(MARIA)).toEqual([]);
  });

  test('a command that fails', async () => {
    await using it = await connected({ ports: { onLeadCommand: () => Promise.reject(new Error('HubSpot is away')) } });
    accepted(await it.simulator.workspace().command('/lead', 'x', { userId: MARIA, channel: CHANNEL }));
    const told = () =>
      it.simulator
        .workspace()
        .ephemerals(MARIA)
        .map(({ text }) => text);
    await expect.poll(told).toEqual([expect.stringContaining('did not work')]);
  });
});
