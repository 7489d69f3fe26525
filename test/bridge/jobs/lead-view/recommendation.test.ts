import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { decide, safetyOf, topReasons } from '../../../../bridge/jobs/lead-view/recommendation.ts';
import { possibleActions } from '../../../../bridge/leads/lead-action-rules.ts';
import type { CardLead } from '../../../../shared/card.ts';
import type { Configuration } from '../../../../shared/configuration.ts';
import { recordOf, strongLead } from '../../../fixtures/hubspot-leads.ts';

const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-23' });
const firm: Configuration = {
  practiceAreas: [{ name: 'Personal Injury', aliases: ['car accident'] }],
  threshold: 60,
  customFilters: ['No one who already has a lawyer'],
};

type Handling = NonNullable<CardLead['handling']>;
const handled = (state: Handling['state'], changes: Partial<Handling> = {}): Handling => {
  const mine = changes.mine ?? false;
  const by = state === 'new' ? null : 'Amy Doe';
  return { state, by, mine, reason: null, at: null, version: 1, actions: possibleActions({ state, mine }), ...changes };
};

async function judge(values: Record<string, string> = {}, configuration = firm) {
  return analyzer.screen(recordOf(strongLead(values)), configuration);
}

async function decided(values: Record<string, string> = {}, more: Partial<Parameters<typeof decide>[0]> = {}) {
  const explanation = await judge(values);
  const { score, valid } = explanation;
  const lead = { state: 'screened', score, valid, override_status: null } as const;
  return decide({ lead, explanation, threshold: 60, handling: handled('new'), setBy: null, ...more });
}

const notes = (text: string) => ({ lead_intake_case_notes: text });
const represented =
  'Rear-ended last month in Austin, broken arm. My lawyer is handling it but I want a second opinion.';

describe('one line says what to do and why', () => {
  test.each<[string, Record<string, string>, Partial<Parameters<typeof decide>[0]>, string]>([
    ['free', {}, {}, 'Call now: strong personal injury case; no one has claimed it yet'],
    [
      'mine',
      {},
      { handling: handled('claimed', { mine: true }) },
      'Call now: strong personal injury case. You claimed it.',
    ],
    [
      'another’s',
      {},
      { handling: handled('claimed') },
      'Leave it to Amy Doe, who has claimed it: strong personal injury case',
    ],
    ['contacted', {}, { handling: handled('contacted') }, 'Nothing to do: Amy Doe has contacted the client'],
    [
      'closed',
      {},
      { handling: handled('not_a_fit', { reason: 'Too small' }) },
      'Closed as not a fit by Amy Doe: Too small',
    ],
    ['represented', notes(represented), {}, 'Decline: already has a lawyer'],
    ['another area', { lead_intake_practice_area: 'Trademark' }, {}, 'Decline: practice area "Trademark"'],
  ])('%s', async (_name, values, more, start) => {
    expect((await decided(values, more))?.text).toContain(start);
  });

  test('where answers could lift it over the minimum, it says what there is and how many questions are open', async () => {
    const { score, breakdown } = await judge(notes('rear-ended at a light'));
    const open = breakdown.asks.filter(({ gain }) => gain > 0).length;
    expect((await decided(notes('rear-ended at a light')))?.text).toBe(
      `Ask first: ${score} points (60 needed); ${open} unanswered questions`,
    );
  });

  test('a person’s word comes before the score, and says whose it is', async () => {
    const lead = { state: 'screened', score: 90, valid: true, override_status: 'invalid' } as const;
    expect((await decided({}, { lead, setBy: 'Amy Doe' }))?.text).toBe('Decline: Amy Doe marked it not valid');
    const taken = { ...lead, score: 10, valid: false, override_status: 'valid' };
    expect((await decided(notes(represented), { lead: taken, setBy: 'Amy Doe' }))?.text).toBe(
      'Call: Amy Doe marked this lead valid; no one has claimed it yet',
    );
  });

  test('a lead that cannot be judged says what it waits for; one without a result says nothing', async () => {
    const lead = { state: 'needs_info', score: null, valid: null, override_status: null } as const;
    const text = async (state: 'needs_info' | 'error' | 'pending') =>
      (await decided({}, { lead: { ...lead, state } }))?.text;
    expect(await text('needs_info')).toMatch(/^Ask first/);
    expect(await text('error')).toMatch(/^Screen again/);
    expect(await text('pending')).toBeUndefined();
  });

  test('once the details are deleted the score speaks', async () => {
    expect((await decided({}, { explanation: null }))?.text).toMatch(
      /^Call now: scored \d+; no one has claimed it yet$/,
    );
  });
});

describe('suicide or violence', () => {
  test.each([
    ['I fell and my back hurts. I just want to die, I think about killing myself.', 'mentions suicide'],
    ['My husband beat me and threatened to kill me if I leave.', 'threats of violence'],
  ])('is told first, whatever the score: %s', async (text, detail) => {
    for (const area of ['Car Accident', 'Trademark']) {
      const explanation = await judge({ ...notes(text), lead_intake_practice_area: area });
      expect(safetyOf(explanation)?.text).toBe(`Safety first: ${detail}`);
      expect(text).toContain(safetyOf(explanation)?.quote ?? 'no quote');
    }
  });

  test('is not told of others', async () => {
    expect(safetyOf(await judge())).toBeNull();
    expect(safetyOf(null)).toBeNull();
  });
});

describe('the top reasons', () => {
  test('of a valid lead: three, the client’s words first, each counted over all parts', async () => {
    const explanation = await judge();
    const reasons = topReasons(explanation);
    expect(reasons).toHaveLength(3);
    const parts = Object.values(explanation.breakdown.parts).flatMap((part) => part.reasons);
    for (const { points, text, quote } of reasons) {
      const [, finding = text] = /^(.+) \(.+\)$/.exec(text) ?? [];
      const same = parts.filter(({ why }) => why.toLowerCase().endsWith(finding.toLowerCase()));
      expect(points).toBe(same.reduce((sum, reason) => sum + reason.points, 0));
      expect(quote).not.toBeNull();
    }
    expect(new Set(reasons.map(({ quote }) => quote)).size).toBe(3);
  });

  test('of a refused lead: the rule that refused it comes first', async () => {
    const [first] = topReasons(await judge(notes(represented)));
    expect(first?.text).toMatch(/^Your rule “No one who already has a lawyer”: /);
    const [area] = topReasons(await judge({ lead_intake_practice_area: 'Trademark' }));
    expect(area?.text).toMatch(/Trademark/);
  });
});
