import { describe, expect, test } from 'vitest';
import type { HomeView } from '../../../../bridge/slack/render/blocks.ts';
import type { Handling } from '../../../../bridge/slack/render/lead-card-schema.ts';
import { renderLead } from '../../../../bridge/slack/render/render-alert.ts';
import { HOME_LEADS_MAX, type Home, type HomeLead, renderHome } from '../../../../bridge/slack/render/render-home.ts';
import { findingsOfView } from '../../../simulators/slack/check-view.ts';
import { claimed, contacted, inDanger, maria, notAFit, textsIn, unhandled } from '../lead-cards.ts';

const mine: HomeLead = { leadId: maria.leadId, card: maria, handling: claimed };
const open: HomeLead = { leadId: maria.leadId, card: maria, handling: unhandled };
const empty: Home = {
  mine: [],
  mineTotal: 0,
  unclaimed: [],
  unclaimedTotal: 0,
  health: [],
  privacy: 'full',
  timeZone: 'America/Chicago',
  connected: true,
};
const textsOf = (view: HomeView) => textsIn(view.blocks).map(({ text }) => text);
const buttonsIn = (view: HomeView) =>
  view.blocks.flatMap((block) => {
    if (block.type === 'actions') return block.elements.filter((element) => element.type === 'button');
    return block.type === 'section' && block.accessory ? [block.accessory] : [];
  });

describe('home tab', () => {
  test('shows what is mine, what nobody has, how the connections are, and what can be tried', () => {
    const health = [
      { name: 'HubSpot', state: 'ok' as const, detail: 'Portal 4711, writing.' },
      { name: '#intake', state: 'warning' as const, detail: 'Parked: the app is not in the channel.' },
      { name: 'Digest', state: 'off' as const, detail: 'No channel is chosen.' },
    ];
    const view = renderHome({ ...empty, mine: [mine], mineTotal: 1, unclaimed: [open], unclaimedTotal: 1, health });
    const line =
      '*Maria Delgado · Personal injury · 82*\n📞 <tel:+15125550142|+1 (512) 555-0142> · screened Nov 20, 10:02 AM';
    expect(textsOf(view)).toEqual([
      '🙋 My leads',
      line,
      'Mark contacted',
      '📥 Unclaimed',
      line,
      'Claim',
      '🔌 Connections',
      '✅ *HubSpot* Portal 4711, writing.',
      '⚠️ Attention: *#intake* Parked: the app is not in the channel.',
      '⏸️ Off: *Digest* No channel is chosen.',
      'Send a test alert',
      'Where would a lead go?',
    ]);
    expect(buttonsIn(view).map(({ action_id, value }) => [action_id, value])).toEqual([
      ['lead_contacted', maria.leadId],
      ['lead_claim', maria.leadId],
      ['home_test_alert', 'test'],
      ['home_routing_test', 'routing'],
    ]);
    expect(findingsOfView(view, 'home')).toEqual([]);
  });

  test('with nothing to show it says so, and tries no alert without an account', () => {
    const view = renderHome({ ...empty, connected: false });
    expect(textsOf(view)).toEqual([
      '🙋 My leads',
      'You have no open leads.',
      '📥 Unclaimed',
      'Every lead is claimed. 🎉',
      '🔌 Connections',
      'Nothing is connected yet. An administrator has to connect an account first.',
      'Where would a lead go?',
    ]);
  });

  test('long lists end with how many are left', () => {
    const many = Array.from({ length: 40 }, () => open);
    const texts = textsOf(renderHome({ ...empty, unclaimed: many, unclaimedTotal: 120 }));
    expect(texts.filter((text) => text.includes('Maria Delgado'))).toHaveLength(HOME_LEADS_MAX);
    expect(texts).toContain('…and 105 more. `/lead` finds each one by name, phone or email.');
  });

  test('a lead without details can still be claimed; one that is done has no button', () => {
    const view = renderHome({ ...empty, mine: [{ ...open, card: null }], mineTotal: 1 });
    expect(textsOf(view)[1]).toBe('A lead whose details are no longer kept here');
    expect(buttonsIn(view).some(({ action_id }) => action_id === 'lead_claim')).toBe(true);
    const done = renderHome({ ...empty, mine: [{ ...mine, handling: contacted }], mineTotal: 1 });
    expect(buttonsIn(done).some(({ action_id }) => action_id.startsWith('lead_'))).toBe(false);
  });

  test('where channels see initials only, so does the tab', () => {
    const text = textsOf(renderHome({ ...empty, privacy: 'initials', mine: [mine], mineTotal: 1 })).join('\n');
    expect(text).toContain('*M. D. · Personal injury · 82*');
    expect(text).not.toMatch(/Maria|Delgado|555/);
  });
});

describe('a lead that was asked for', () => {
  const zone = { privacy: 'full', timeZone: 'America/Chicago' } as const;
  const shown = { card: maria, handling: unhandled, wasValid: true, ...zone };

  test('tells all that an alert does, the client’s own words and every question', () => {
    const texts = textsIn(renderLead(shown).blocks).map(({ text }) => text);
    expect(texts[0]).toBe('Maria Delgado · Personal injury · 82');
    expect(texts).toContain(
      '❓ *Ask:*\n•  Does the other side have insurance?\n•  How much are the medical bills so far?',
    );
    expect(texts.join('\n')).toContain('*In the client’s words*\n> “A delivery van hit me from behind');
    expect(texts.slice(-4)).toEqual(['Claim', 'Open in HubSpot', 'Not a fit', 'Screen again']);
  });

  test('tells the notes once where they stand in for facts', () => {
    const texts = textsIn(renderLead({ ...shown, card: { ...maria, facts: [] } }).blocks).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(maria.notes))).toHaveLength(1);
  });

  test('tells that it is not valid, and who had it', () => {
    const card = { ...maria, valid: false, score: 30 };
    const linesOf = (handling: Handling) => textsIn(renderLead({ ...shown, card, handling }).blocks)[1]?.text;
    expect(linesOf(claimed)).toMatch(/^🙋 \*Claimed\* by <@U0345ABC> at 10:04 AM\n⚠️ \*No longer valid:\*/);
    expect(linesOf(notAFit)).toBe('🚫 *Not a fit* by <@U0345ABC> at 10:04 AM\n*Reason:* Already has a lawyer');
    expect(renderLead({ ...shown, card }).text).toBe('Maria Delgado · Personal injury · 30 · not valid');
  });

  test('does not tell of better days that a lead never had', () => {
    const message = renderLead({ ...shown, wasValid: false, card: { ...maria, valid: false, score: 0 } });
    expect(JSON.stringify(message)).toContain("*Not valid* by the firm's rules.");
    expect(JSON.stringify(message)).not.toMatch(/when it came in|No longer/);
  });

  test('begins with the danger its client is in', () => {
    const [first] = textsIn(renderLead({ ...shown, card: inDanger }).blocks);
    expect(first?.text).toBe('🆘 *Mentions suicide.* Call this client first.');
  });
});
