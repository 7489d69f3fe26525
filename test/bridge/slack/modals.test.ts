import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readRoutingModal,
  readUnfitModal,
  readUnfitTarget,
  routingAnswerView,
  routingModal,
  unfitModal,
} from '../../../bridge/slack/render/routing-modal.ts';
import { type RoutedLead, routeLead } from '../../../bridge/slack/routing/route-lead.ts';
import { unfitReasons } from '../../../shared/lead-actions.ts';
import { slackSettings } from '../../../shared/slack-settings.ts';
import { findingsOfView } from '../../simulators/slack/check-view.ts';
import { missingInputs, valuesOf } from '../../simulators/slack/interaction-payloads.ts';
import { attacks } from './attacks.ts';
import { maria, textsIn } from './lead-cards.ts';

const target = { leadId: maria.leadId, workspaceId: 'T0123ABC', channelId: 'C0123ABC', messageTs: '1.2' };

describe('a form as Slack sends it back', () => {
  test('gives what a member put into it', () => {
    const { blocks } = unfitModal(target);
    const values = valuesOf(blocks, { reason: 'too_late', note: 'Two years ago' });
    expect(missingInputs(blocks, values)).toEqual([]);
    expect(readUnfitModal({ values })).toEqual({ reason: 'too_late', note: 'Two years ago' });
    const route = routingModal([{ id: 'a1', name: 'Firm' }]).blocks;
    const asked = { practiceArea: 'DUI', score: '91', state: 'TX', language: 'es', at: '2026-11-20T18:00Z' };
    expect(readRoutingModal({ values: valuesOf(route, asked) })).toEqual({
      accountId: null,
      lead: { practiceArea: 'DUI', score: 91, state: 'TX', language: 'es', timeSensitive: false },
      at: new Date('2026-11-20T18:00Z'),
    });
  });

  test('needs a reason, and nothing else', () => {
    const { blocks } = unfitModal(target);
    expect(missingInputs(blocks, valuesOf(blocks, {}))).toEqual(['Why is this lead not a fit?']);
    expect(readUnfitModal({ values: valuesOf(blocks, {}) })).toBeNull();
  });

  test('of the routing test can be sent as it is shown', () => {
    const { blocks } = routingModal([
      { id: 'a1', name: 'Firm' },
      { id: 'a2', name: 'Other' },
    ]);
    const values = valuesOf(blocks, {});
    expect(missingInputs(blocks, values)).toEqual([]);
    expect(readRoutingModal({ values })).toEqual({
      accountId: 'a1',
      lead: { practiceArea: '', score: 75, state: '', language: 'en', timeSensitive: false },
      at: null,
    });
    const other = valuesOf(blocks, { account: 'a2', timeSensitive: 'yes' });
    expect(readRoutingModal({ values: other })).toMatchObject({ accountId: 'a2', lead: { timeSensitive: true } });
  });
});

describe('not a fit', () => {
  test('the form offers every reason, and carries ids only', () => {
    const view = unfitModal(target);
    expect(findingsOfView(view, 'modal')).toEqual([]);
    expect(view.callback_id).toBe('not_a_fit');
    const shown = textsIn(view).map(({ text }) => text);
    expect(shown).toEqual(expect.arrayContaining(Object.values(unfitReasons)));
    expect(readUnfitTarget(view.private_metadata ?? '')).toEqual(target);
  });

  test.each(['', '{', 'null', '[]', '{"leadId":"x","workspaceId":"T1"}', JSON.stringify({ ...target, more: 1 })])(
    'metadata such as %j is none of ours',
    (text) => expect(readUnfitTarget(text)).toBeNull(),
  );

  const stateOf = (value: unknown, note?: unknown) => ({
    values: {
      reason: { reason: { type: 'static_select', selected_option: { value } } },
      note: { note: { value: note } },
    },
  });

  test('what was chosen is read, with a note of at most 300 characters in one line', () => {
    expect(readUnfitModal(stateOf('represented', ' has\na lawyer '))).toEqual({
      reason: 'represented',
      note: 'has a lawyer',
    });
    expect(readUnfitModal(stateOf('other', null))).toEqual({ reason: 'other', note: null });
    expect(readUnfitModal(stateOf('other', ' \u200b\n '))).toEqual({ reason: 'other', note: null });
    expect([...(readUnfitModal(stateOf('other', '👍'.repeat(400)))?.note ?? '')]).toHaveLength(300);
  });

  test.each([stateOf('invented'), stateOf(undefined), {}, null, { values: {} }])(
    '%j is not from this form',
    (state) => {
      expect(readUnfitModal(state)).toBeNull();
    },
  );
});

describe('where would it go?', () => {
  const one = [{ id: 'a1', name: 'Firm' }];
  const inputsOf = (accounts: { id: string; name: string }[]) =>
    routingModal(accounts).blocks.flatMap(({ type, block_id }) => (type === 'input' ? [block_id] : []));

  test('the form asks for what routing looks at, and for the account where there are several', () => {
    expect(findingsOfView(routingModal(one), 'modal')).toEqual([]);
    expect(inputsOf(one)).toEqual(['practiceArea', 'score', 'state', 'language', 'timeSensitive', 'at']);
    expect(inputsOf([...one, { id: 'a2', name: 'Other' }])[0]).toBe('account');
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: `a${index}`,
      name: `${index}${attacks[index] ?? ''}`,
    }));
    expect(findingsOfView(routingModal(many), 'modal')).toEqual([]);
    expect(findingsOfView(routingModal([]), 'modal')).toEqual([]);
  });

  const state = {
    values: {
      practiceArea: { practiceArea: { type: 'plain_text_input', value: 'Car accident' } },
      score: { score: { type: 'number_input', value: '82' } },
      state: { state: { type: 'plain_text_input', value: null } },
      language: { language: { type: 'static_select', selected_option: { text: {}, value: 'es' } } },
      timeSensitive: { timeSensitive: { type: 'static_select', selected_option: { text: {}, value: 'yes' } } },
      at: { at: { type: 'datetimepicker', selected_date_time: 1_795_000_000 } },
    },
  };
  const lead: RoutedLead = { practiceArea: 'Car accident', score: 82, state: '', language: 'es', timeSensitive: true };

  test('what was asked is read', () => {
    const at = new Date(1_795_000_000_000);
    expect(readRoutingModal(state)).toEqual({ accountId: null, lead, at });
    const values = { ...state.values, at: { at: { selected_date_time: null } } };
    expect(readRoutingModal({ values })?.at).toBeNull();
    const account = { account: { selected_option: { value: 'a2' } } };
    expect(readRoutingModal({ values: { ...values, account } })?.accountId).toBe('a2');
  });

  test.each(['101', '-1', '7.5', 'x', null])('a score of %j is none', (value) => {
    expect(readRoutingModal({ values: { ...state.values, score: { score: { value } } } })).toBeNull();
  });

  const settings = slackSettings.parse({
    defaultChannel: 'C0DEFAULT',
    timeZone: 'America/Chicago',
    quietHours: { hours: [{ days: ['fri'], from: '20:00', until: '08:00' }] },
    rules: [{ name: 'Spanish', languages: ['es'], channel: 'C0SPANISH', mention: { kind: 'group', id: 'S0TEAM' } }],
  });
  const shown = { timeZone: 'America/Chicago', privacy: 'initials', shared: false } as const;

  test('the answer tells channel, time, who is called, what is shown, and why', () => {
    const at = new Date('2026-11-21T04:00:00Z');
    const route = routeLead(settings, { ...lead, timeSensitive: false }, at);
    const view = routingAnswerView({ route, at, ...shown });
    expect(findingsOfView(view, 'modal')).toEqual([]);
    expect(textsIn(view.blocks).map(({ text }) => text)).toEqual([
      [
        '*Channel:* <#C0SPANISH>',
        '*Sent:* Nov 21, 8:00 AM, after quiet hours',
        '*Notified:* the user group S0TEAM',
        '*Shows:* initials only, no contact data',
      ].join('\n'),
      '*Why*\n•  “Spanish” matches.\n•  Quiet hours: it is sent on Nov 21, 8:00 AM.',
      'Nothing was sent.',
    ]);
  });

  test('at once, to no one in particular, in a shared channel', () => {
    const at = new Date('2026-11-20T18:00:00Z');
    const route = routeLead(settings, { ...lead, language: 'en' }, at);
    const text = textsIn(routingAnswerView({ route, at, ...shown, shared: true }).blocks)[0]?.text;
    expect(text).toContain('<#C0DEFAULT> ⚠️ shared with another organization');
    expect(text).toContain('*Sent:* right away');
    expect(text).toContain('*Notified:* no one in particular');
  });

  test('of many rules the first and the last steps are told, with how many stand between', () => {
    const rules = Array.from({ length: 20 }, (_, index) => ({
      name: `Rule ${index}`,
      channel: 'C0RULE',
      score: { from: 0, to: 1 },
    }));
    const at = new Date('2026-11-20T18:00:00Z');
    const route = routeLead(slackSettings.parse({ defaultChannel: 'C0DEFAULT', rules }), lead, at);
    const why = textsIn(routingAnswerView({ route, at, ...shown }).blocks)[1]?.text.split('\n') ?? [];
    expect(why.map((line) => /Rule \d+|and \d+ more|No rule/.exec(line)?.[0])).toEqual([
      undefined,
      ...[0, 1, 2, 3, 4, 5].map((index) => `Rule ${index}`),
      'and 12 more',
      'Rule 18',
      'Rule 19',
      'No rule',
    ]);
  });

  test('a refusal is told', () => {
    const view = routingAnswerView({ refused: 'No account is connected.' });
    expect(textsIn(view.blocks).map(({ text }) => text)).toEqual(['No account is connected.']);
  });

  test('the answer calls nobody and fits, however many rules there are and whatever they are called', () => {
    const name = fc
      .oneof(fc.constantFrom(...attacks), fc.string({ unit: 'grapheme' }))
      .map((text) => `R${text}`.slice(0, 70));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 50 }), fc.constantFrom('user', 'group', 'here'), (names, kind) => {
        const mention = kind === 'here' ? { kind } : { kind, id: kind === 'user' ? 'U0123' : 'S0123' };
        const fallback = kind === 'here' ? mention : null;
        const rules = names.flatMap((text) => {
          const made = { name: text, score: { from: 0, to: 1 }, channel: 'C0RULE' };
          return text.isWellFormed() && !text.includes('\0') ? [made] : [];
        });
        const strange = slackSettings.parse({ defaultChannel: 'C0DEFAULT', defaultMention: fallback, rules });
        const at = new Date('2026-11-20T18:00:00Z');
        const view = routingAnswerView({ route: routeLead(strange, lead, at), at, ...shown });
        expect(findingsOfView(view, 'modal')).toEqual([]);
        const all = textsIn(view.blocks)
          .map(({ text }) => text)
          .join('\n');
        expect(all).toContain('No rule matches');
        expect([...all.matchAll(/<[^>]*>?/g)].map(([token]) => token)).toEqual(['<#C0DEFAULT>']);
      }),
      { numRuns: 100 },
    );
  });
});
