import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SlackMessage } from '../../../bridge/slack/render/blocks.ts';
import type { Handling, LeadCard } from '../../../bridge/slack/render/lead-card-schema.ts';
import { renderAlert, renderLead } from '../../../bridge/slack/render/render-alert.ts';
import { renderHome } from '../../../bridge/slack/render/render-home.ts';
import { factNames } from '../../../shared/results.ts';
import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { generatedCases } from '../../fixtures/generated-cases.ts';
import { findingsOfBlocks } from '../../simulators/slack/check-blocks.ts';
import { findingsOfView } from '../../simulators/slack/check-view.ts';
import { mentionsIn } from '../../simulators/slack/message-content.ts';
import { attacks } from './attacks.ts';
import { handlings, maria, textsIn } from './lead-cards.ts';

const levels: readonly PrivacyLevel[] = ['full', 'no_notes', 'initials'];
const timeZone = 'America/Chicago';

const attack = fc.constantFrom(...attacks);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  attack,
  fc
    .array(fc.oneof(attack, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 4 })
    .map((all) => all.join(' ')),
  fc.constant(''),
);

const card: fc.Arbitrary<LeadCard> = fc
  .record({
    firstName: hostile,
    lastName: hostile,
    phone: hostile,
    email: hostile,
    place: hostile,
    state: hostile,
    practiceArea: hostile,
    notes: hostile,
    contactId: hostile,
    language: fc.constantFrom('en', 'es'),
    score: fc.integer({ min: 0, max: 100 }),
    valid: fc.boolean(),
    quotes: fc.array(fc.record({ field: hostile, text: hostile }), { maxLength: 5 }),
    facts: fc.array(fc.record({ name: fc.constantFrom(...factNames), value: hostile }), { maxLength: 14 }),
    questions: fc.array(hostile, { maxLength: 5 }),
    flags: fc.array(fc.record({ name: hostile, label: hostile, detail: fc.option(hostile) }), { maxLength: 10 }),
    url: fc.option(fc.webUrl()),
  })
  .map((made) => ({ ...maria, ...made }));

/** Nothing but what the renderer itself puts into angle brackets. */
const OURS =
  /^<(?:tel:\+\d{7,15}\|[^<>|]+|@U0345ABC|!subteam\^S0123ABC|https:\/\/leads\.firm\.example\/lead\|See how it was scored)>$/;

/** Why a message is not harmless; `expect` is too slow to be asked for every text of it. */
function harmsOf(message: unknown): string[] {
  return textsIn(message).flatMap(({ type, text }) => {
    const tokens = type === 'mrkdwn' ? [...text.matchAll(/<[^>]*>?/g)].map(([token]) => token) : [];
    const bare = text.replace(/<[^>]*>/g, '');
    const harms = [
      /:\/\//,
      /:[\w+'-]+:/,
      /(?<![\p{L}\p{N}])@(?:here|channel|everyone)/iu,
      // Of controls only our own line breaks, of what is invisible only the selector in our own emoji.
      /[^\P{Cc}\n]|\p{Cf}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164]|\p{Cs}/u,
    ];
    const found = harms.filter((harm) => harm.test(bare)).map((harm) => `${harm} in ${JSON.stringify(text)}`);
    return [...found, ...tokens.filter((token) => !OURS.test(token))];
  });
}

function misfitsOf({ text, blocks }: SlackMessage): string[] {
  const misfits = findingsOfBlocks(blocks, 'message');
  const ours = ['@U0345ABC', '!subteam^S0123ABC'];
  misfits.push(...mentionsIn({ text, blocks }).filter((called) => !ours.includes(called)));
  if (blocks.length > 9) misfits.push(`${blocks.length} blocks`);
  if (text.length > 500 || /[<>]|:\/\//.test(text)) misfits.push(text);
  return misfits;
}

test('hostile leads in every state and at every privacy level fit Slack’s limits and call nobody', () => {
  const shown = { timeZone, dashboardUrl: 'https://leads.firm.example/lead', mention: '<!subteam^S0123ABC>' };
  const notification = fc.constantFrom('name', 'initials', 'none');
  fc.assert(
    fc.property(card, fc.boolean(), notification, fc.option(hostile), (lead, valid, told, reason) => {
      const faults: string[] = [];
      for (const handling of handlings) {
        for (const privacy of levels) {
          const handled = reason === null ? handling : { ...handling, reason };
          const message = renderAlert({ ...shown, card: lead, handling: handled, privacy, valid, notification: told });
          faults.push(...misfitsOf(message), ...harmsOf(message));
        }
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: generatedCases(150) },
  );
});

test('so they do where a member asks for them, and in the home tab', () => {
  fc.assert(
    fc.property(
      card,
      fc.constantFrom(...handlings),
      fc.constantFrom(...levels),
      hostile,
      (lead, handling, privacy, name) => {
        const message = renderLead({ card: lead, handling, wasValid: true, privacy, timeZone });
        expect([...misfitsOf(message), ...harmsOf(message)]).toEqual([]);
        const mine = Array.from({ length: 20 }, () => ({ leadId: lead.leadId, card: lead, handling }));
        const health = Array.from({ length: 20 }, () => ({ name, state: 'warning' as const, detail: name }));
        const lists = { mine, mineTotal: 20, unclaimed: mine, unclaimedTotal: 99 };
        const view = renderHome({ ...lists, health, privacy, timeZone, connected: true });
        expect([...findingsOfView(view, 'home'), ...harmsOf(view)]).toEqual([]);
      },
    ),
    { numRuns: generatedCases(50) },
  );
});

/** A lead of which each text begins with a word of its own. */
const marked = (tail: string): LeadCard => ({
  ...maria,
  firstName: `Qwfirst ${tail}`,
  lastName: `Qwlast ${tail}`,
  phone: `Qwphone ${tail}`,
  email: `Qwmail ${tail}`,
  place: `Qwplace ${tail}`,
  practiceArea: `Qwfirst’s accident`,
  notes: `Qwnotes ${tail}`,
  quotes: [{ field: 'intakeNotes', text: `Qwquote ${tail}` }],
  facts: [{ name: 'claim', value: `Qwfact ${tail}` }],
  flags: [{ name: 'time_sensitive', label: 'time-sensitive', detail: `Qwdetail ${tail}` }],
});
const told: Record<PrivacyLevel, string[]> = {
  full: ['Qwdetail', 'Qwfact', 'Qwfirst', 'Qwlast', 'Qwmail', 'Qwphone', 'Qwplace', 'Qwreason'],
  no_notes: ['Qwfirst', 'Qwlast', 'Qwmail', 'Qwphone', 'Qwplace'],
  initials: [],
};
const markersIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/Qw[a-z]+/g))].toSorted();
const typedReason: Handling = { ...(handlings[3] as Handling), reason: 'Qwreason' };

test.each(levels)('at %s a channel sees no more than it may, whatever the lead says and in every state', (privacy) => {
  fc.assert(
    fc.property(hostile, fc.constantFrom('name', 'initials', 'none'), fc.boolean(), (tail, notification, valid) => {
      const seen = [...handlings, typedReason].flatMap((handling) =>
        markersIn(renderAlert({ card: marked(tail), handling, privacy, valid, notification, timeZone })),
      );
      expect(seen.filter((marker) => !told[privacy].includes(marker))).toEqual([]);
    }),
    { numRuns: 100 },
  );
  const shown = {
    card: marked(''),
    handling: typedReason,
    privacy,
    valid: true,
    notification: 'name',
    timeZone,
  } as const;
  const all = [renderAlert({ ...shown, handling: handlings[0] as Handling }), renderAlert(shown)];
  expect(markersIn(all)).toEqual(told[privacy]);
});

test.each(levels)('at %s neither /lead nor the home tab tell more than the channel', (privacy) => {
  const lead = marked('');
  const allowed = new Set([...told[privacy], ...(privacy === 'full' ? ['Qwquote'] : [])]);
  for (const handling of [...handlings, typedReason]) {
    const line = [{ leadId: lead.leadId, card: lead, handling }];
    const lists = { mine: line, mineTotal: 1, unclaimed: [], unclaimedTotal: 0, health: [] };
    const asked = renderLead({ card: lead, handling, wasValid: true, privacy, timeZone });
    const home = renderHome({ ...lists, privacy, timeZone, connected: true });
    expect(markersIn([asked, home]).filter((marker) => !allowed.has(marker))).toEqual([]);
  }
});

test('the notification of a phone tells no more than the firm lets it, even in a channel that sees all', () => {
  const textAt = (notification: 'name' | 'initials' | 'none') =>
    renderAlert({
      card: marked(''),
      handling: handlings[0] as Handling,
      privacy: 'full',
      valid: true,
      notification,
      timeZone,
    }).text;
  expect(textAt('name')).toBe('Qwfirst Qwlast · Qwfirst’s accident · 82');
  expect(textAt('initials')).toBe('Q. Q. · Practice area withheld · 82');
  expect(textAt('none')).toBe('Lead · Practice area withheld · 82');
});

/** What Slack's formatting sees of a text. */
const skeleton = (message: unknown) =>
  textsIn(message)
    .filter(({ type }) => type === 'mrkdwn')
    .map(({ text }) => text.replace(/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu, '').replace(/[^*_~`<>\n]/g, ''));

test.each(attacks)('%j formats nothing: only the renderer’s own marks are left', (text) => {
  const filled = (word: string): LeadCard => ({
    ...maria,
    firstName: word,
    lastName: word,
    phone: word,
    email: word,
    place: word,
    practiceArea: word,
    quotes: [{ field: 'notes', text: word }],
    facts: factNames.map((name) => ({ name, value: word })),
    questions: [word],
    flags: [{ name: 'spam', label: word, detail: word }],
  });
  for (const handling of handlings) {
    const shown = { handling, privacy: 'full', valid: true, notification: 'name', timeZone } as const;
    const marks = (word: string) => skeleton(renderAlert({ ...shown, card: filled(word) }));
    expect(marks(`a${text}b`)).toEqual(marks('ab'));
  }
});
