import './worker-globals.ts';
import { Alert, Button, LoadingButton, ProgressBar, ScoreCircle, StatusTag } from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { cardLeadOf, handlingIn, propertiesOf, screening, unscreened } from './card-leads.ts';
import { renderCard } from './render-card.ts';
import { Refused, Unreachable } from './stand-in-bridge.ts';
import { serveExtension } from './worker-globals.ts';

const notifyLead = (changes: Parameters<typeof cardLeadOf>[0] = {}) =>
  serveExtension({ readLead: () => cardLeadOf(changes) });

describe('a bridge that does not answer', () => {
  test('is said to be away; what HubSpot holds is shown, and nothing else can be pressed', async () => {
    const bridge = serveExtension({
      readLead: () => {
        throw new Unreachable();
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Details are not available right now'));
    expect(card.find(ScoreCircle).props.score).toBe(screening.score);
    expect(card.find(LoadingButton).props.disabled).toBe(true);
    // HubSpot's own second try.
    expect(bridge.sent).toHaveLength(2);
  });

  test('is asked again when a person wants it', async () => {
    let isAway = true;
    serveExtension({
      readLead: () => {
        if (isAway) throw new Unreachable();
        return cardLeadOf();
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Button, { variant: 'secondary' }).text).toBe('Try again'));
    isAway = false;
    card.find(Button, { variant: 'secondary' }).trigger('onClick');
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(card.maybeFind(Alert)).toBeNull();
  });

  const refusals = [
    [401, 'The scoring service does not accept this app'],
    [404, 'This account is not connected'],
    [429, 'Too many requests'],
    [418, 'That did not work'],
  ] as const;
  test.each(refusals)('a refusal with %i is told as “%s”', async (status, title) => {
    serveExtension({
      readLead: () => {
        throw new Refused(status);
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe(title));
  });

  test('an app that was uploaded without its address shows what HubSpot holds', async () => {
    serveExtension({});
    globalThis.hsFetch = undefined;
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Details are not available right now'));
    expect(card.find(StatusTag).text).toBe('Valid');
  });
});

describe('what is done elsewhere', () => {
  const pace = { lookEveryMs: 5 };

  test('is shown without a press, and HubSpot is told that the contact may have changed', async () => {
    let handling = handlingIn('new');
    serveExtension({ readLead: () => cardLeadOf({ handling }) });
    const card = renderCard({ properties: propertiesOf(), pace });
    await card.waitFor(() => expect(card.text()).toContain('Not claimed yet.'));
    expect(card.refreshed()).toBe(0);
    handling = handlingIn('claimed', { by: 'James Okafor', version: 2 });
    await card.waitFor(() => expect(card.text()).toContain('Claimed by James Okafor'));
    await expect.poll(() => card.refreshed()).toBe(1);
    // A look shows nothing of itself.
    expect(card.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
  });

  test('a look that fails leaves the card as it is, and one that succeeds ends the words about it', async () => {
    let isAway = true;
    const bridge = serveExtension({
      readLead: () => {
        if (isAway) throw new Unreachable();
        return cardLeadOf();
      },
    });
    const card = renderCard({ properties: propertiesOf(), pace });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Details are not available right now'));
    isAway = false;
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(card.maybeFind(Alert)).toBeNull();
    isAway = true;
    const before = bridge.sent.length;
    await expect.poll(() => bridge.sent.length).toBeGreaterThan(before + 3);
    expect(card.maybeFind(Alert)).toBeNull();
    expect(card.findAll(ProgressBar)).toHaveLength(6);
  });
});

describe('Screen now', () => {
  test('asks once, waits until the work is done, and shows the new result', async () => {
    const works = ['queued', 'running', 'running', 'idle'] as const;
    let at = 0;
    let isScreened = false;
    const bridge = serveExtension({
      readLead: () => {
        if (!isScreened) return cardLeadOf({ state: 'unknown', explanation: null });
        const work = works[at] ?? 'idle';
        at += 1;
        return cardLeadOf({ work, explanation: work === 'idle' ? screening : null });
      },
      screenNow: ({ params }) => {
        isScreened = true;
        return { contactId: params.contactId ?? '', work: 'queued' };
      },
    });
    const card = renderCard({ properties: unscreened });
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    card.find(LoadingButton).trigger('onClick');
    await card.waitFor(() => expect(card.find(LoadingButton).props.loading).toBe(true));
    expect(card.text()).toContain('Screening takes a few seconds');
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(card.refreshed()).toBe(1);
    expect(bridge.requests.filter(({ id }) => id === 'screenNow')).toHaveLength(1);
    expect(at).toBe(works.length);
  });

  test('HubSpot’s second try names the same press of the button', async () => {
    let tries = 0;
    const bridge = serveExtension({
      readLead: () => cardLeadOf(),
      screenNow: () => {
        tries += 1;
        if (tries === 1) throw new Unreachable();
        return { contactId: '51', work: 'queued' };
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    card.find(LoadingButton).trigger('onClick');
    await card.waitFor(() => expect(card.refreshed()).toBe(1));
    const inputs = bridge.requests.filter(({ id }) => id === 'screenNow').map(({ input }) => input);
    expect(inputs).toHaveLength(2);
    expect(inputs[0]).toEqual(inputs[1]);
  });

  test('that cannot be asked for says so, and what is known stays', async () => {
    serveExtension({
      readLead: () => cardLeadOf(),
      screenNow: () => {
        throw new Unreachable();
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    card.find(LoadingButton).trigger('onClick');
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('That did not work'));
    expect(card.findAll(ProgressBar)).toHaveLength(6);
    expect(card.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
  });

  test('a screening that is under way when the card opens is followed', async () => {
    let reads = 0;
    serveExtension({
      readLead: () => {
        reads += 1;
        return cardLeadOf({ work: reads < 4 ? 'running' : 'idle' });
      },
    });
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'pending' }) });
    await expect.poll(() => card.refreshed()).toBe(1);
    expect(reads).toBe(4);
    expect(card.find(LoadingButton).props.loading).toBe(false);
  });

  test('one that takes too long is let go, and the card says so', async () => {
    let isDone = false;
    serveExtension({
      readLead: () => cardLeadOf({ work: isDone ? 'idle' : 'queued' }),
      screenNow: () => ({ contactId: '51', work: 'queued' }),
    });
    const card = renderCard({ properties: propertiesOf(), pace: { everyMs: 1, tries: 20, lookEveryMs: 50 } });
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    card.find(LoadingButton).trigger('onClick');
    await card.waitFor(() => expect(card.text()).toContain('This is taking longer than usual. The result will'));
    expect(card.find(LoadingButton).props.loading).toBe(false);
    isDone = true;
    await card.waitFor(() => expect(card.text()).not.toContain('longer than usual'));
  });

  test('work that nobody asked for here locks nothing, and is followed without a word', async () => {
    let reads = 0;
    serveExtension({
      readLead: () => {
        reads += 1;
        return cardLeadOf({ work: 'queued' });
      },
      screenNow: () => ({ contactId: '51', work: 'queued' }),
    });
    const card = renderCard({ properties: propertiesOf() });
    await expect.poll(() => reads).toBeGreaterThan(5);
    expect(card.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
    expect(card.text()).not.toContain('Screening takes a few seconds');
    card.find(LoadingButton).trigger('onClick');
    await card.waitFor(() => expect(card.text()).toContain('Screening takes a few seconds'));
  });

  test('where screening is paused while it waits, the card says so, and neither waits nor promises seconds', async () => {
    let isPaused = false;
    serveExtension({
      readLead: () =>
        isPaused ? cardLeadOf({ work: 'queued', canScreen: false, obstacle: 'paused' }) : cardLeadOf({ work: 'idle' }),
      screenNow: () => {
        isPaused = true;
        return { contactId: '51', work: 'queued' };
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    card.find(LoadingButton).trigger('onClick');
    await card.waitFor(() => expect(card.text()).toContain('Screening is paused'));
    await card.waitFor(() => expect(card.find(LoadingButton).props).toMatchObject({ loading: false, disabled: true }));
    expect(card.text()).not.toContain('takes a few seconds');
  });

  test('behind a paused backfill the card says what the lead waits for, and can screen it at once', async () => {
    notifyLead({ work: 'queued', obstacle: 'backfill_paused' });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('A backfill for your firm is paused'));
    expect(card.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
  });

  test('details follow the summary: another result on the contact has them read again', async () => {
    let { score } = screening;
    let properties = propertiesOf();
    serveExtension({ readLead: () => cardLeadOf({ explanation: { ...screening, score } }) });
    const card = renderCard({ properties: () => properties });
    await card.waitFor(() => expect(card.text()).toContain(`Score: ${score} of 100`));
    score = 41;
    properties = propertiesOf({ lead_intake_screened_at: '2026-11-21T15:30:00.000Z', lead_intake_score: '41' });
    card.reread();
    await card.waitFor(() => expect(card.text()).toContain('Score: 41 of 100'));
    expect(card.find(ScoreCircle).props.score).toBe(41);
  });

  const obstacles = [
    ['paused', 'Screening is paused'],
    ['revoked', 'The connection has ended'],
    ['no_subscription', 'no active subscription'],
    ['erased', 'deleted for privacy'],
  ] as const;
  test.each(obstacles)('cannot be pressed where the portal is %s, and says why', async (obstacle, reason) => {
    notifyLead({ canScreen: false, obstacle });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain(reason));
    expect(card.find(LoadingButton).props.disabled).toBe(true);
  });
});
