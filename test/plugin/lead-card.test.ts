import './worker-globals.ts';
import {
  Accordion,
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Form,
  Heading,
  Link,
  LoadingButton,
  LoadingSpinner,
  ProgressBar,
  ScoreCircle,
  StatusTag,
} from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { partMaxima } from '../../shared/results.ts';
import { cardLeadOf, handlingIn, propertiesOf, screening, unscreened } from './card-leads.ts';
import { isOverrule, renderCard } from './render-card.ts';
import { serveExtension } from './worker-globals.ts';

const notifyLead = (changes: Parameters<typeof cardLeadOf>[0] = {}) =>
  serveExtension({ readLead: () => cardLeadOf(changes) });

describe('what a contact’s own properties show', () => {
  test('while HubSpot loads them, the card says what it waits for', () => {
    notifyLead();
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
  test.each(shown)('a lead that is %s has its tag, score, notes and time', async (status, label, variant) => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: status }) });
    expect(card.find(StatusTag).text).toBe(label);
    expect(card.find(StatusTag).props.variant).toBe(variant);
    expect(card.find(ScoreCircle).props.score).toBe(screening.score);
    const text = card.text();
    expect(text).not.toContain('rubric');
    for (const part of [`Score ${screening.score} of 100`, screening.notes, 'Nov 21, 2026, 9:30 AM'])
      expect(text).toContain(part);
    await card.waitFor(() => expect(card.maybeFind(ProgressBar)).not.toBeNull());
  });

  test('a contact that was never screened says so and offers it', async () => {
    notifyLead({ state: 'unknown', explanation: null, history: [], handling: null });
    const card = renderCard({ properties: unscreened });
    expect(card.find(EmptyState).props.title).toBe('Not screened yet');
    await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
    expect(card.maybeFind(Form)).toBeNull();
    expect(card.find(LoadingButton).text).toBe('Screen now');
    expect(card.maybeFind(StatusTag)).toBeNull();
  });

  test('a status that the firm added is shown as it is', () => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'Referred out' }) });
    expect(card.find(StatusTag).text).toBe('Referred out');
    expect(card.find(StatusTag).props.variant).toBe('default');
  });

  test('where HubSpot cannot give them, the details of the bridge are there all the same', async () => {
    notifyLead();
    const card = renderCard({ properties: {}, error: new Error('no rights') });
    expect(card.find(ErrorState).props.title).toBe('The result could not be loaded');
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(card.text()).not.toContain('no rights');
  });

  test('where HubSpot cannot bring them up to date, those that were known are shown', async () => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf(), error: new Error('no rights') });
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(card.find(ScoreCircle).props.score).toBe(screening.score);
    expect(card.maybeFind(ErrorState)).toBeNull();
  });
});

describe('what the bridge tells besides', () => {
  test('every part of the score has its points, and the words that earned them', async () => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(Object.keys(partMaxima).length));
    expect(card.findAll(ProgressBar).map(({ props }) => props.maxValue)).toEqual(Object.values(partMaxima));
    expect(card.text()).toContain('+3 broken wrist “fractured”');
    expect(card.findAll(ProgressBar)[0]?.props['aria-label']).toBe('Clear claim: 16 of 20 points');
  });

  test('the screen score, the minimum it was measured by and the quality of the case are told apart', async () => {
    notifyLead({ threshold: 61 });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain(`Quality of the case: ${screening.breakdown.score} of 100`));
    expect(card.text()).toContain(`Score: ${screening.score} of 100; a valid lead has 61 or more`);
    expect(card.text()).not.toMatch(/taken as|against what you take|rubric/i);
    const points = card.findAll(ProgressBar).reduce((sum, { props }) => sum + (props.value ?? 0), 0);
    expect(points).toBe(screening.breakdown.score);
  });

  test('the decision is the first line, danger alone stands above it, and Screen again is secondary', async () => {
    const breakdown = structuredClone(screening.breakdown);
    notifyLead({ handling: handlingIn('new'), explanation: screening });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Heading)).not.toBeNull());
    expect(card.text().split('\n')[0]).toBe('Call now: strong personal injury case; no one has claimed it yet');
    expect(card.find(LoadingButton).text).toBe('Screen again');
    expect(card.find(LoadingButton).props.variant).toBe('secondary');
    expect(card.find(Button, { variant: 'primary' }).text).toBe('Claim');

    breakdown.flags = [{ name: 'safety', detail: 'threats of violence', quote: 'threatened to kill me' }];
    notifyLead({ explanation: { ...screening, score: 3, valid: false, breakdown } });
    const danger = renderCard({ properties: propertiesOf() });
    await danger.waitFor(() => expect(danger.find(Alert).props.variant).toBe('danger'));
    expect(danger.text().split('\n').slice(0, 2)).toEqual([
      'Safety first: threats of violence',
      '“threatened to kill me”',
    ]);
  });

  test('questions and flags come before the points', async () => {
    const breakdown = { ...screening.breakdown };
    breakdown.flags = [{ name: 'time_sensitive', detail: 'deadline on Dec 1', quote: null }];
    notifyLead({ explanation: { ...screening, breakdown } });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Look at this first'));
    const text = card.text();
    expect(text).toContain('time-sensitive: deadline on Dec 1');
    for (const { question } of breakdown.asks) expect(text).toContain(question);
    expect(text.indexOf('time-sensitive')).toBeLessThan(text.indexOf('How the score was calculated'));
  });

  test('who handled the lead, its history and the way to the dashboard', async () => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('Claimed by Amy Doe, Nov 21, 2026, 10:00 AM'));
    expect(card.text()).toContain(`Nov 21, 2026, 9:30 AM · Lead intake: Scored ${screening.score}: valid`);
    expect(card.findAll(Link).map(({ props }) => props.href)).toEqual([
      'tel:+15125550142',
      { url: 'https://leads.example.com/leads/51', external: true },
    ]);
  });

  test('in the narrow column everything is folded', async () => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf(), narrow: true });
    await card.waitFor(() => expect(card.findAll(Accordion).length).toBeGreaterThan(2));
    expect(card.findAll(Accordion).filter(({ props }) => props.defaultOpen === true)).toEqual([]);
  });

  test('details that were deleted are said to be', async () => {
    notifyLead({ explanation: null });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.text()).toContain('The details of this result have been deleted'));
  });

  test('a failed screening says why', async () => {
    notifyLead({ state: 'error', error: 'HubSpot refused the values: a rule of an administrator', explanation: null });
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'error' }) });
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('The last screening failed'));
    expect(card.text()).toContain('HubSpot refused the values: a rule of an administrator');
  });
});

describe('the rules of the marketplace', () => {
  test.each([true, false])(
    'one primary button, submit buttons in forms, no tags to press (narrow: %s)',
    async (narrow) => {
      notifyLead({ override: { status: 'valid', by: 'Amy', at: '2026-11-21T16:00:00Z' } });
      const card = renderCard({ properties: propertiesOf(), narrow });
      await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
      const primary = [...card.findAll(LoadingButton), ...card.findAll(Button)].filter(
        ({ props }) => props.variant === 'primary',
      );
      expect(primary.length).toBeLessThanOrEqual(1);
      for (const form of card.findAll(Form)) expect(form.findAll(Button, { type: 'submit' })).toHaveLength(1);
      for (const tag of card.findAll(StatusTag)) expect(tag.props.onClick).toBeUndefined();
      expect(card.text()).not.toMatch(/hubspot/i);
    },
  );

  test('a gap stays a gap: tabs and odd line ends do not join words', async () => {
    notifyLead();
    const card = renderCard({ properties: propertiesOf({ lead_intake_notes: 'Clear\tclaim.\u0085Missing:\vdate' }) });
    expect(card.text()).toContain('Clear claim.\nMissing: date');
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
  });

  test('text of a lead is text: no markup, no control or direction signs, no address to open', async () => {
    const hostile = '<img src=x onerror=alert(1)> [click](javascript:alert(1)) \u202Egnp.exe\u0007\u0000 **bold**';
    const breakdown = structuredClone(screening.breakdown);
    breakdown.parts.clarity.reasons = [{ points: 3, why: hostile, quote: hostile, field: 'intakeNotes' }];
    notifyLead({
      explanation: { ...screening, breakdown },
      history: [{ at: '2026-11-21T14:30:00Z', who: hostile, what: hostile }],
      dashboardUrl: 'https://leads.example.com/\u202Ex',
    });
    const card = renderCard({ properties: propertiesOf({ lead_intake_notes: hostile, lead_intake_engine: hostile }) });
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    const text = card.text();
    expect(text).toContain('<img src=x onerror=alert(1)> [click](javascript:alert(1)) gnp.exe **bold**');
    expect(text).not.toMatch(/[^\P{C}\n]/u);
    expect(card.findAll(Link).map(({ props }) => props.href)).toEqual(['tel:+15125550142']);
  });
});
