import './worker-globals.ts';
import {
  Accordion,
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Form,
  Link,
  LoadingButton,
  LoadingSpinner,
  ProgressBar,
  ScoreCircle,
  StatusTag,
} from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { missingFacts, partMaxima } from '../../shared/results.ts';
import { cardLeadOf, propertiesOf, screening, unscreened } from './card-leads.ts';
import { renderCard } from './render-card.ts';
import { Refused, Unreachable } from './stand-in-bridge.ts';
import { serveExtension } from './worker-globals.ts';

const tellLead = (changes: Parameters<typeof cardLeadOf>[0] = {}) =>
  serveExtension({ readLead: () => cardLeadOf(changes) });

describe('what a contact’s own properties show', () => {
  test('while HubSpot loads them, the card says what it waits for', () => {
    tellLead();
    const card = renderCard({ properties: {}, isLoading: true });
    expect(card.find(LoadingSpinner).props.label).toBe('Loading the lead');
  });

  const shown = [
    ['valid', 'Valid', 'success'],
    ['invalid', 'Invalid', 'danger'],
    ['pending', 'Pending', 'info'],
    ['needs_info', 'Needs info', 'warning'],
    ['error', 'Error', 'danger'],
  ] as const;
  test.each(shown)('a lead that is %s has its tag, score, notes, time and engine', async (status, label, variant) => {
    tellLead();
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: status }) });
    expect(card.find(StatusTag).text).toBe(label);
    expect(card.find(StatusTag).props.variant).toBe(variant);
    expect(card.find(ScoreCircle).props.score).toBe(88);
    const text = card.text();
    for (const part of ['Score 88 of 100', 'Strengths: clear claim', 'Nov 21, 2026, 9:30 AM', 'rubric 1'])
      expect(text).toContain(part);
    await card.waitFor(() => expect(card.maybeFind(ProgressBar)).not.toBeNull());
  });

  test('a contact that was never screened says so and offers it', async () => {
    tellLead({ state: 'unknown', explanation: null, history: [], handling: null });
    const card = renderCard({ properties: unscreened });
    expect(card.find(EmptyState).props.title).toBe('Not screened yet');
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    expect(card.maybeFind(Form)).toBeNull();
    expect(card.find(LoadingButton).text).toBe('Screen now');
    expect(card.maybeFind(StatusTag)).toBeNull();
  });

  test('a status that the firm added is shown as it is', () => {
    tellLead();
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'Referred out' }) });
    expect(card.find(StatusTag).text).toBe('Referred out');
    expect(card.find(StatusTag).props.variant).toBe('default');
  });

  test('where HubSpot cannot give them, the details of the bridge are there all the same', async () => {
    tellLead();
    const card = renderCard({ properties: {}, error: new Error('no rights') });
    expect(card.find(ErrorState).props.title).toBe('The result could not be loaded');
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(card.text()).not.toContain('no rights');
  });
});

describe('what the bridge tells besides', () => {
  test('every part of the score has its points, and the words that earned them', async () => {
    tellLead();
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(Object.keys(partMaxima).length));
    expect(card.findAll(ProgressBar).map(({ props }) => props.maxValue)).toEqual(Object.values(partMaxima));
    expect(card.text()).toContain('+18 says what happened “rear-ended at a red light”');
    expect(card.findAll(ProgressBar)[0]?.props['aria-label']).toBe('Clear claim: 18 of 20 points');
  });

  test('the screen score, the minimum it was measured by and the quality of the case are told apart', async () => {
    tellLead({ threshold: 61 });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('Quality of the case: 86 of 100'));
    expect(card.text()).toContain('Against what you take: 88 of 100; a valid lead has 61 or more');
    expect(card.text()).toContain(screening.relevance.why);
    const points = card.findAll(ProgressBar).reduce((sum, { props }) => sum + (props.value ?? 0), 0);
    expect(points).toBe(screening.breakdown.score);
  });

  test('missing facts and flags come first', async () => {
    const breakdown = { ...screening.breakdown };
    breakdown.flags = [{ name: 'time_sensitive', detail: 'deadline on Dec 1', quote: null }];
    tellLead({ explanation: { ...screening, breakdown } });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Look at this first'));
    const text = card.text();
    expect(text).toContain('time-sensitive: deadline on Dec 1');
    for (const fact of breakdown.missing) expect(text).toContain(missingFacts[fact]);
    expect(text.indexOf('time-sensitive')).toBeLessThan(text.indexOf('How the score came about'));
  });

  test('who handled the lead, its history and the way to the dashboard', async () => {
    tellLead();
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('Claimed by Amy Doe, Nov 21, 2026, 10:00 AM'));
    expect(card.text()).toContain('Nov 21, 2026, 9:30 AM · Lead intake: Screened: valid, 88 of 100');
    expect(card.find(Link).props.href).toEqual({ url: 'https://leads.example.com/leads/51', external: true });
  });

  test('in the narrow column everything is folded', async () => {
    tellLead();
    const card = renderCard({ properties: propertiesOf(), narrow: true });
    await card.waitFor(() => expect(card.findAll(Accordion).length).toBeGreaterThan(2));
    expect(card.findAll(Accordion).filter(({ props }) => props.defaultOpen === true)).toEqual([]);
  });

  test('details that were deleted are said to be', async () => {
    tellLead({ explanation: null });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('The details of this result have been deleted'));
  });

  test('a failed screening says why', async () => {
    tellLead({ state: 'error', error: 'HubSpot refused the values: a rule of an administrator', explanation: null });
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'error' }) });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('The last screening failed'));
    expect(card.text()).toContain('HubSpot refused the values: a rule of an administrator');
  });
});

describe('a bridge that does not answer', () => {
  test('is said to be away; what HubSpot holds is shown, and nothing else can be pressed', async () => {
    const bridge = serveExtension({
      readLead: () => {
        throw new Unreachable();
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Details are not available right now'));
    expect(card.find(ScoreCircle).props.score).toBe(88);
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
    expect(bridge.asked.filter(({ id }) => id === 'screenNow')).toHaveLength(1);
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
    const inputs = bridge.asked.filter(({ id }) => id === 'screenNow').map(({ input }) => input);
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
    await card.waitFor(() => expect(card.refreshed()).toBe(1));
    expect(reads).toBe(4);
    expect(card.find(LoadingButton).props.loading).toBe(false);
  });

  test('one that takes too long is let go, and the card says so', async () => {
    serveExtension({ readLead: () => cardLeadOf({ work: 'queued' }) });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('This takes longer than usual'), { timeoutInMs: 20_000 });
    expect(card.find(LoadingButton).props.loading).toBe(false);
  });

  const obstacles = [
    ['paused', 'Screening is paused'],
    ['revoked', 'The connection has ended'],
    ['no_subscription', 'no active subscription'],
    ['erased', 'deleted for privacy'],
  ] as const;
  test.each(obstacles)('cannot be pressed where the portal is %s, and says why', async (obstacle, reason) => {
    tellLead({ canScreen: false, obstacle });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain(reason));
    expect(card.find(LoadingButton).props.disabled).toBe(true);
  });
});

describe('Overrule', () => {
  const isTakeBack = { variant: 'destructive' } as const;

  test('sets the status a person chose', async () => {
    const set: unknown[] = [];
    serveExtension({
      readLead: () =>
        cardLeadOf({
          override: set.length === 0 ? null : { status: 'valid', by: 'amy@firm.example', at: '2026-11-21T16:00:00Z' },
        }),
      setOverride: ({ input }) => {
        set.push(input.status);
        return { contactId: '51', status: input.status };
      },
    });
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'invalid' }) });
    await card.waitFor(() => expect(card.maybeFind(Form)).not.toBeNull());
    expect(card.maybeFind(Button, isTakeBack)).toBeNull();
    card.find(Form).trigger('onSubmit');
    await card.waitFor(() => expect(card.text()).toContain('Status set by hand: amy@firm.example'));
    expect(set).toEqual(['valid']);
    expect(card.refreshed()).toBe(1);
    expect(card.find(Button, isTakeBack).text).toBe('Take back');
  });

  test('gives the lead back to the bridge', async () => {
    const set: unknown[] = [];
    serveExtension({
      readLead: () => cardLeadOf({ override: { status: 'invalid', by: 'HubSpot user 7', at: '2026-11-21T16:00:00Z' } }),
      setOverride: ({ input }) => {
        set.push(input.status);
        return { contactId: '51', status: input.status };
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Button, isTakeBack)).not.toBeNull());
    card.find(Button, isTakeBack).trigger('onClick');
    await card.waitFor(() => expect(set).toEqual([null]));
  });

  test('that is refused says why and keeps what was known', async () => {
    serveExtension({
      readLead: () => cardLeadOf(),
      setOverride: () => {
        throw new Refused(409, { error: 'This contact was deleted for privacy.' });
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Form)).not.toBeNull());
    card.find(Form).trigger('onSubmit');
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('That did not work'));
    expect(card.text()).toContain('This contact was deleted for privacy.');
    expect(card.findAll(ProgressBar)).toHaveLength(6);
  });
});

describe('the rules of the marketplace', () => {
  test.each([true, false])(
    'one primary button, submit buttons in forms, no tags to press (narrow: %s)',
    async (narrow) => {
      tellLead({ override: { status: 'valid', by: 'Amy', at: '2026-11-21T16:00:00Z' } });
      const card = renderCard({ properties: propertiesOf(), narrow });
      await card.waitFor(() => expect(card.maybeFind(Form)).not.toBeNull());
      const primary = [...card.findAll(LoadingButton), ...card.findAll(Button)].filter(
        ({ props }) => props.variant === 'primary',
      );
      expect(primary).toHaveLength(1);
      expect(card.find(Form).findAll(Button, { type: 'submit' })).toHaveLength(1);
      for (const tag of card.findAll(StatusTag)) expect(tag.props.onClick).toBeUndefined();
      expect(card.text()).not.toMatch(/hubspot/i);
    },
  );

  test('text of a lead is text: no markup, no control or direction signs, no address to open', async () => {
    const hostile = '<img src=x onerror=alert(1)> [click](javascript:alert(1)) \u202Egnp.exe\u0007\u0000 **bold**';
    const breakdown = structuredClone(screening.breakdown);
    breakdown.parts.clarity.reasons = [{ points: 3, why: hostile, quote: hostile, field: 'intakeNotes' }];
    tellLead({
      explanation: { ...screening, breakdown },
      history: [{ at: '2026-11-21T14:30:00Z', who: hostile, what: hostile }],
      dashboardUrl: 'https://leads.example.com/\u202Ex',
    });
    const card = renderCard({ properties: propertiesOf({ lead_intake_notes: hostile, lead_intake_engine: hostile }) });
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    const text = card.text();
    expect(text).toContain('<img src=x onerror=alert(1)> [click](javascript:alert(1)) gnp.exe **bold**');
    expect(text).not.toMatch(/[^\P{C}\n]/u);
    expect(card.findAll(Link)).toEqual([]);
  });
});
