import '../worker-globals.ts';
import { Form, LoadingButton } from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../../bridge/analysis/rubric/rubric-engine.ts';
import { whoText } from '../../../bridge/jobs/lead-view/history-words.ts';
import { describeFailureForPeople } from '../../../bridge/jobs/screening/screen-contact-commit.ts';
import { describeMissingFields } from '../../../bridge/jobs/screening/screen-contact-plan.ts';
import { Problem } from '../../../bridge/platform/problem.ts';
import type { CardLead } from '../../../shared/card.ts';
import { exampleConfiguration, exampleDay, exampleRecord } from '../../../shared/examples.ts';
import type { BlockedCode } from '../../../shared/problems/screen-blocked-reasons.ts';
import {
  cardLeadOf,
  historyLine,
  ITSELF,
  propertiesOf,
  screenedLine,
  screening,
  USER,
  unscreened,
} from '../card-leads.ts';
import { isOverrule, renderCard } from '../render-card.ts';
import { type Answers, Refused, refusedWith } from '../stand-in-bridge.ts';
import { serveExtension } from '../worker-globals.ts';
import { away, never, openGallery } from './gallery.ts';

const { draw, shown } = openGallery('card');

const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => exampleDay });
const judged = (intakeNotes: string) => analyzer.screen({ ...exampleRecord, intakeNotes }, exampleConfiguration);

const flagged = await judged(`${exampleRecord.intakeNotes} The statute of limitations runs out on December 1, 2026.`);
const refused = await judged(
  'Rear-ended last month in Austin, broken arm. My lawyer is handling it but I want a second opinion.',
);

const status = (name: string) => ({ lead_intake_status: name });
const SAM = 'Sam Okafor';
const byHand = { status: 'invalid', by: whoText(USER, SAM), at: '2026-11-21T16:00:00Z' };
const rescreen = historyLine('2026-11-21T14:29:00.000Z', USER, 'rescreen', { first: true });
const told = (changes: Partial<CardLead>): Answers => ({ readLead: () => cardLeadOf(changes) });
const nothingYet = { explanation: null, handling: null, history: [] };
const hindered = (obstacle: BlockedCode, more: Partial<CardLead> = {}) =>
  told({ canScreen: obstacle === 'backfill_paused' || obstacle === 'daily_limit', obstacle, ...more });
const saysNo = (refusal: Refused): Answers => ({
  readLead: () => {
    throw refusal;
  },
});

const states: [
  name: string,
  title: string,
  says: string,
  properties: Record<string, string | null>,
  answers: Answers,
][] = [
  ['card-loading-details', 'Loading the details', 'Loading the details', propertiesOf(), { readLead: never }],
  ['card-unscreened', 'Not screened yet', 'Not screened yet', unscreened, told({ state: 'unknown', ...nothingYet })],
  [
    'card-pending',
    'Pending',
    'Screen now',
    propertiesOf({ ...unscreened, ...status('pending') }),
    told({ state: 'pending', work: 'running', ...nothingYet, history: [rescreen] }),
  ],
  ['card-valid', 'Valid', 'Look at this first', propertiesOf({}, flagged), told({ explanation: flagged })],
  ['card-invalid', 'Invalid', 'Not met', propertiesOf({}, refused), told({ explanation: refused, handling: null })],
  [
    'card-needs-info',
    'Needs info',
    'Needs info',
    propertiesOf({
      ...status('needs_info'),
      lead_intake_score: null,
      lead_intake_notes: describeMissingFields(['county', 'intakeNotes']),
    }),
    told({
      state: 'needs_info',
      explanation: null,
      history: [historyLine('2026-11-21T14:30:00.000Z', ITSELF, 'screened', { state: 'needs_info' })],
    }),
  ],
  [
    'card-error',
    'Error',
    'The last screening failed',
    propertiesOf(status('error')),
    told({ state: 'error', error: describeFailureForPeople(new Problem('analysis_failed')), explanation: null }),
  ],
  ['card-other-status', 'A status of the firm’s own', 'Referred out', propertiesOf(status('Referred out')), told({})],
  ['card-deleted-details', 'Details deleted', 'have been deleted', propertiesOf(), told({ explanation: null })],
  ['card-bridge-down', 'Bridge down', 'Details are not available right now', propertiesOf(), { readLead: away }],
  [
    'card-wrong-signature',
    'Refused: wrong secret or address',
    'does not accept this app',
    propertiesOf(),
    saysNo(refusedWith('invalid_signature')),
  ],
  [
    'card-not-connected',
    'Refused: not connected',
    'is not connected',
    propertiesOf(),
    saysNo(refusedWith('portal_not_connected')),
  ],
  [
    'card-too-many',
    'Refused by the proxy',
    'Too many requests',
    propertiesOf(),
    saysNo(new Refused(429, { status: 'error', message: 'Too many requests at a time' })),
  ],
  ['card-paused', 'Paused', 'Screening is paused', propertiesOf(), hindered('paused')],
  ['card-revoked', 'Connection ended', 'The connection has ended', propertiesOf(), hindered('revoked')],
  ['card-no-subscription', 'No subscription', 'no active subscription', propertiesOf(), hindered('no_subscription')],
  [
    'card-backfill-paused',
    'Waits behind a paused backfill',
    'A backfill for your firm is paused',
    unscreened,
    hindered('backfill_paused', { state: 'pending', work: 'queued', ...nothingYet }),
  ],
  [
    'card-daily-limit',
    'Waits for HubSpot’s daily limit',
    'reached its daily API limit',
    unscreened,
    hindered('daily_limit', { state: 'pending', work: 'queued', ...nothingYet }),
  ],
  [
    'card-erased',
    'Erased',
    'It cannot be screened now',
    unscreened,
    hindered('erased', { state: 'deleted', threshold: null, dashboardUrl: null, ...nothingYet }),
  ],
];

describe('the card', () => {
  test('while the contact loads, and where HubSpot cannot load it', async () => {
    serveExtension({ readLead: never });
    const card = renderCard({ properties: {}, isLoading: true });
    await draw(card, { name: 'card-loading', title: 'Loading', width: 'tabwide', says: 'Loading the lead' });
    serveExtension(told({}));
    const failed = renderCard({ properties: {}, error: new Error('no rights') });
    await draw(failed, {
      name: 'card-no-properties',
      title: 'HubSpot gives no properties',
      width: 'tabwide',
      says: 'How the score was calculated',
    });
  });

  test.each(states)('%s', async (name, title, says, properties, answers) => {
    serveExtension(answers);
    await draw(renderCard({ properties }), { name, title, width: 'tabwide', says });
  });

  test('in the narrow column', async () => {
    serveExtension(told({ explanation: flagged }));
    const card = renderCard({ properties: propertiesOf({}, flagged), narrow: true });
    await draw(card, { name: 'card-narrow', title: 'Valid, narrow', width: 'narrow', says: 'History' });
  });

  test('set manually, with what may be opened opened', async () => {
    const history = [
      { ...historyLine('2026-11-21T16:00:00.000Z', USER, 'override_set', { to: 'invalid' }), who: whoText(USER, SAM) },
      { ...historyLine('2026-11-21T15:00:00.000Z', 'slack:T01:U01', 'claim'), who: 'Amy Doe' },
      screenedLine(screening),
    ];
    serveExtension(told({ override: byHand, history }));
    await draw(renderCard({ properties: propertiesOf(status('invalid')) }), {
      name: 'card-overruled',
      title: 'Set manually; Overrule and History opened',
      width: 'tabwide',
      says: 'set manually',
      opened: ['Set the status yourself', 'History'],
    });
  });

  test('a status that is on its way, and one that was refused', async () => {
    const overriding: Answers = {
      ...told({}),
      setOverride: ({ input }) => ({ contactId: '51', status: input.status, written: false }),
    };
    serveExtension(overriding);
    const waits = renderCard({ properties: propertiesOf() });
    await waits.waitFor(() => expect(waits.maybeFind(Form, isOverrule)).not.toBeNull());
    waits.find(Form, isOverrule).trigger('onSubmit');
    await draw(waits, {
      name: 'card-unwritten',
      title: 'A status that is on its way',
      width: 'tabwide',
      says: 'is being saved',
      opened: ['Set the status yourself'],
    });
    serveExtension({
      ...overriding,
      setOverride: () => {
        throw refusedWith('override_refused', [{ path: 'status', message: 'A reason is required' }]);
      },
    });
    const no = renderCard({ properties: propertiesOf() });
    await no.waitFor(() => expect(no.maybeFind(Form, isOverrule)).not.toBeNull());
    no.find(Form, isOverrule).trigger('onSubmit');
    await draw(no, {
      name: 'card-override-refused',
      title: 'A status that HubSpot refused',
      width: 'tabwide',
      says: 'The status was not accepted',
    });
  });

  test('a screening that runs, and one that takes long', async () => {
    const screening: Answers = {
      ...told({ state: 'unknown', ...nothingYet }),
      screenNow: () => ({ contactId: '51', work: 'queued' }),
    };
    serveExtension({ ...screening, screenNow: never });
    const runs = renderCard({ properties: unscreened });
    await runs.waitFor(() => expect(runs.find(LoadingButton).props.disabled).toBe(false));
    runs.find(LoadingButton).trigger('onClick');
    await draw(runs, { name: 'card-screening', title: 'Screening', width: 'tabwide', says: 'Screening takes' });

    let isPressed = false;
    serveExtension({
      readLead: () => cardLeadOf({ state: 'unknown', work: isPressed ? 'queued' : 'idle', ...nothingYet }),
      screenNow: () => {
        isPressed = true;
        return { contactId: '51', work: 'queued' };
      },
    });
    const slow = renderCard({ properties: unscreened, pace: { everyMs: 1, tries: 2 } });
    await slow.waitFor(() => expect(slow.find(LoadingButton).props.disabled).toBe(false));
    slow.find(LoadingButton).trigger('onClick');
    await draw(slow, { name: 'card-slow', title: 'Takes long', width: 'tabwide', says: 'longer than usual' });
  });

  test('hostile text is drawn as text', async () => {
    serveExtension(told({ explanation: null }));
    const notes = '<script>alert(1)</script> <b>pay now</b> \u202Egnp.exe';
    const card = renderCard({ properties: propertiesOf({ lead_intake_notes: notes }) });
    await draw(card, { name: 'card-hostile', title: 'Hostile notes', width: 'tabwide', says: 'pay now' });
    expect(shown.at(-1)?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;pay now&lt;/b&gt; gnp.exe');
  });
});
