import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker } from '../fixtures/ask-dashboard.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { CHANNEL } from '../fixtures/slack.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { openStage, type Stage, type View } from './open-stage.ts';
import { desk, phone, signInWindow } from './sign-in-window.ts';

const OTHER = 'C02INJURY';

describe.skipIf(!hasChromium)('where leads go in Slack', () => {
  let stage: Stage;
  let accountId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.emptyFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = async (view: View) => {
    const window = await signInWindow(stage, { accountId, view });
    await window.go('/connections', 'Connections');
    return window;
  };
  const asked = async () => asker(await signInAs(stage.product, { accountId, origin: stage.product.url }));

  test('mentions, languages and the digest are set, and the answer follows', async () => {
    const ask = await asked();
    const { page, close, press, look, complaints } = await open(desk);
    await press('Change where leads go');
    await press('Test');
    const answer = page.getByText(/^To C/);
    await page.getByText(`To ${CHANNEL},`, { exact: false }).waitFor();
    const count = await page.getByRole('button', { name: /^Remove rule/ }).count();
    await press('Add a rule');
    const rule = page.locator('.row', { has: page.getByText(`Rule ${count + 1}`, { exact: true }) });
    await rule.getByLabel('Name').fill('Spanish');
    await rule.getByLabel('Channel', { exact: true }).fill(OTHER);
    await rule.getByLabel('Language of the lead').selectOption('Spanish');
    await rule.getByLabel('Notify').selectOption('A user group');
    await rule.getByLabel('User group ID').fill('nobody');
    await page.getByText('must be the id of a user group', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Save routing' }).isDisabled()).toBe(true);
    await rule.getByLabel('User group ID').fill('S0GROUP1');
    // Nothing is pressed again: the answer is that of the draft.
    await page.getByLabel('Language', { exact: true }).selectOption('Spanish');
    await page.getByText(`To ${OTHER},`, { exact: false }).waitFor();
    expect(await answer.textContent()).toContain('notifies S0GROUP1');
    await page.getByLabel('Notify', { exact: true }).first().selectOption('Everyone who is online (@here)');
    await page.getByLabel('Language', { exact: true }).selectOption('English');
    await page.getByText('notifies @here', { exact: false }).waitFor();
    await page.getByLabel('Daily at').fill('17:30');
    await page.getByLabel('Weekly on').selectOption('Friday');
    await page.getByLabel('Digest channel').fill(OTHER);
    await page.getByLabel('Notify when escalated').selectOption('One person');
    await page.getByLabel('Member ID').fill('U0MANAGER');
    await look('routing');
    await press('Save routing');
    await page.getByText('Routing saved.').waitFor({ state: 'attached' });
    const { value } = (await ask('readRouting')).body;
    expect(value).toMatchObject({
      defaultMention: { kind: 'here' },
      sla: { escalateTo: { kind: 'user', id: 'U0MANAGER' } },
      digest: { channel: OTHER, daily: '17:30', weekly: { day: 'fri', at: '08:00' } },
    });
    expect(value.rules.at(-1)).toEqual({
      name: 'Spanish',
      channel: OTHER,
      languages: ['es'],
      mention: { kind: 'group', id: 'S0GROUP1' },
    });
    expect(complaints).toEqual([]);
    await close();
  });

  test('hours, urgency and privacy are set, and the answer follows', async () => {
    const ask = await asked();
    const { version, value: before } = (await ask('readRouting')).body;
    const plain = { ...before, rules: [], quietHours: null, privacy: {} };
    await ask('saveRouting', { body: { expectedVersion: version, settings: plain } });
    const { page, close, press, look, complaints } = await open(phone);
    const save = page.getByRole('button', { name: 'Save routing' });
    await press('Change where leads go');
    await press('Test');
    await page.getByText('shows everything', { exact: false }).waitFor();
    await press('Add a rule');
    const rule = page.locator('.row', { has: page.getByText('Rule 1', { exact: true }) });
    // What is missing is said at its field, and nothing is tested by rules that cannot be saved.
    await rule.getByText('Must not be empty').waitFor();
    await page.getByText('Correct the marked fields above to test the rules.').waitFor();
    expect(await page.getByText(/^To C/).count()).toBe(0);
    await rule.getByLabel('Name').fill('Weekends');
    await rule.getByLabel('Channel', { exact: true }).fill(OTHER);
    await rule.getByLabel('Only at certain hours').check();
    const hours = page.getByRole('group', { name: 'Hours of rule 1' });
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) await hours.getByLabel(day).uncheck();
    await hours.getByText('Choose at least one').waitFor();
    expect(await save.isDisabled()).toBe(true);
    for (const day of ['Saturday', 'Sunday']) await hours.getByLabel(day).check();
    await hours.getByLabel('From').fill('00:00');
    await hours.getByLabel('Until').fill('00:00');
    await hours.getByText('Must differ from the time it begins').waitFor();
    await hours.getByLabel('Until').fill('23:59');
    // The firm's time is that of the browser.
    await page.getByLabel('Time zone').fill(await page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone'));
    await page.getByLabel('Hold leads during quiet hours, except urgent ones').check();
    await page.getByLabel('Urgent from score').fill('185');
    await page.getByText('Must be 100 or less').waitFor();
    await look('routing refused');
    await page.getByLabel('Urgent from score').fill('90');
    await page.getByLabel(`Shown in ${OTHER}`).selectOption('Initials only, no contact data');
    await page.getByLabel('Shown in notifications').selectOption('Nothing about the person');
    // A Saturday at noon, and the Monday night after it.
    await page.getByLabel('When it comes in').fill('2027-06-05T12:00');
    await page.getByText(`To ${OTHER},`, { exact: false }).waitFor();
    await page.getByText('shows initials only', { exact: false }).waitFor();
    await page.getByLabel('When it comes in').fill('2027-06-07T22:30');
    await page.getByText('Quiet hours: it is sent on', { exact: false }).waitFor();
    await page.getByLabel('Score of the lead').fill('ninety');
    await page.getByText('Enter a whole number from 0 to 100').waitFor();
    expect(await page.getByText(/^To C/).count()).toBe(0);
    await page.getByLabel('Score of the lead').fill('90');
    await page.getByText('a score of 90 or more is urgent', { exact: false }).waitFor();
    await look('routing hours');
    await save.click();
    await page.getByText('Routing saved.').waitFor({ state: 'attached' });
    const { value } = (await ask('readRouting')).body;
    expect(value).toMatchObject({
      rules: [{ name: 'Weekends', hours: { days: ['sat', 'sun'], from: '00:00', until: '23:59' } }],
      quietHours: { hours: [{ from: '20:00', until: '08:00' }], urgentScore: 90, urgentWhenTimeSensitive: true },
      privacy: { [OTHER]: 'initials' },
      notification: 'none',
    });
    expect(complaints).toEqual([]);
    await close();
  });

  test('what waits for a channel that takes nothing is sent to another one, by a person on the page', async () => {
    const { slack } = stage;
    slack.workspace().setChannel(CHANNEL, { archived: true });
    const ask = await asked();
    await ask('testSlack', { body: {} });
    const waiting = async () =>
      (await ask('checkSlack')).body.channels.find(({ channelId }) => channelId === CHANNEL)?.waiting;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const before = slack.workspace().messages(OTHER).length;
    const { page, close, press, look } = await open(desk);
    const target = page.getByLabel(/^Move messages waiting for .* to another channel/);
    await page.getByText('1 message waiting since', { exact: false }).waitFor();
    expect(await page.getByText(/slack (connect|resume|manifest)|npm run/).count()).toBe(0);
    await target.fill('C9NOSUCH');
    await press('Move to that channel');
    await page.getByText('The channel does not exist', { exact: false }).waitFor();
    expect(await target.inputValue()).toBe('C9NOSUCH');
    await look('parked channel');
    await target.fill(OTHER);
    await press('Move to that channel');
    await page.getByText(`1 message moved to ${OTHER}.`).waitFor({ state: 'attached' });
    await expect.poll(() => slack.workspace().messages(OTHER).length, { timeout: 10_000 }).toBe(before + 1);
    await expect.poll(waiting).toBe(0);
    await target.waitFor({ state: 'detached' });
    await close();
  });
});
