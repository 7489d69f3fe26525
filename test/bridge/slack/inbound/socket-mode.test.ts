import { describe, expect, test } from 'vitest';
import { connectSlackAccount } from '../../../fixtures/slack.ts';
import { startSlackServer } from '../../../fixtures/slack-server.ts';
import { deviations, slackAnswers } from '../../../simulators/slack/fault-rules.ts';

const MARIA = 'U01MARIA';

describe('Socket Mode', () => {
  test('says that it is not connected until it is, and takes what comes in', async () => {
    await using it = await startSlackServer({ socket: true });
    await connectSlackAccount(it);
    await expect.poll(() => it.slackApp.problem()).toBeUndefined();
    await it.simulator.workspace().openHome(MARIA);
    await expect.poll(() => it.kept.homes).toHaveLength(1);
  });

  test('connects anew when Slack asks for it', async () => {
    await using it = await startSlackServer({ socket: true });
    await connectSlackAccount(it);
    await expect.poll(() => it.simulator.connections()).toBe(1);
    const parted = () => it.recording.lines().filter(({ msg }) => msg === 'Socket Mode is not connected').length;
    const before = parted();
    it.simulator.refreshConnections();
    // It may be over before anybody looks; the log keeps it.
    await expect.poll(parted).toBeGreaterThan(before);
    await expect.poll(() => it.slackApp.problem()).toBeUndefined();
    await expect.poll(() => it.simulator.connections()).toBe(1);
    await it.simulator.workspace().openHome(MARIA);
    await expect.poll(() => it.kept.homes).toHaveLength(1);
  });

  test.each([
    ['Slack is away', deviations.resetBefore, /unreachable/],
    ['Slack is limiting', deviations.rateLimited, /ratelimited/],
    ['the app token is refused', slackAnswers('invalid_auth'), /invalid_auth/],
  ])('while %s it goes on trying, and says why; the process lives', async (_name, deviation, reason) => {
    const rules = [{ method: 'apps.connections.open', times: 2, deviations: [deviation] }];
    await using it = await startSlackServer({ socket: true, simulator: { rules } });
    await expect.poll(() => it.recording.text()).toMatch(reason);
    await expect.poll(() => it.slackApp.problem()).toBeUndefined();
    expect(it.recording.text()).not.toMatch(/xapp-/);
  });

  test('ends with the process', async () => {
    await using it = await startSlackServer({ socket: true });
    await expect.poll(() => it.simulator.connections()).toBe(1);
    await it.stop();
    await expect.poll(() => it.simulator.connections()).toBe(0);
  });
});
