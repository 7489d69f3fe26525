import './worker-globals.ts';
import { Accordion } from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { explanationView } from '../../plugin/hubspot/src/app/cards/lead-explanation.ts';
import type { Screening } from '../../shared/results.ts';
import { recordOf, strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { cardLeadOf, propertiesOf, screening } from './card-leads.ts';
import { renderCard } from './render-card.ts';
import { serveExtension } from './worker-globals.ts';

const firm = {
  practiceAreas: [{ name: 'Car Accident', aliases: [] }],
  threshold: 60,
  customFilters: ['Only accidents in Ohio'],
};
const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-23' });

const pointsOf = (text: string) => Number(text.replace('−', '-').replace('+', ''));
const viewOf = (explanation: Screening) => explanationView(cardLeadOf({ explanation }));

/** A part with more reasons than stand open. */
function withManyReasons(): Screening {
  const many = structuredClone(screening);
  many.breakdown.parts.strength = {
    points: 12,
    max: 20,
    reasons: [5, 4, -3, 2, 2, 1, 1].map((points, at) => ({ points, why: `reason ${at}`, quote: null, field: null })),
  };
  return many;
}

describe('the points of a part', () => {
  test('are the sum of the reasons that are shown and of those that are folded, which are counted', async () => {
    const judged = [strongLead(), weakLead({ lead_intake_practice_area: 'Car Accident' })].map((lead) =>
      analyzer.screen(recordOf(lead), firm),
    );
    for (const explanation of [...(await Promise.all(judged)), withManyReasons()]) {
      for (const { points, reasons, moreText } of viewOf(explanation)?.parts ?? []) {
        const sum = (some: typeof reasons.shown) => some.reduce((all, reason) => all + pointsOf(reason.points), 0);
        expect(sum(reasons.shown) + sum(reasons.more)).toBe(points);
        if (reasons.more.length > 0) expect(moreText).toMatch(new RegExp(`^and ${reasons.more.length} more \\(`));
      }
    }
    const strength = viewOf(withManyReasons())?.parts.find(({ name }) => name === 'strength');
    expect(strength?.moreText).toBe('and 3 more (+4)');
  });

  test('stand on the card with the folded ones under their number', async () => {
    serveExtension({ readLead: () => cardLeadOf({ explanation: withManyReasons() }) });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Accordion, { title: 'and 3 more (+4)' })).not.toBeNull());
    expect(card.text()).toContain('+1 reason 6');
  });

  test('lead to the score, step by step', async () => {
    const explanation = await analyzer.screen(recordOf(strongLead()), firm);
    const steps = viewOf(explanation)?.steps ?? [];
    const taken = steps.filter((step) => /^[+−]/.test(step)).map((step) => pointsOf(step.split(':')[0] ?? ''));
    expect(explanation.breakdown.score + taken.reduce((sum, points) => sum + points, 0)).toBe(explanation.score);
    expect(steps.at(-1)).toBe(`Score: ${explanation.score} of 100; a valid lead has 60 or more`);
    expect(steps.join()).toContain('one of your rules not met');
  });
});

test('questions come in the order of what their answers move, without those that move nothing', async () => {
  const explanation = await analyzer.screen(recordOf(strongLead({ lead_intake_case_notes: 'car crash' })), firm);
  const { shown, more } = viewOf(explanation)?.questions ?? { shown: [], more: [] };
  const moving = explanation.breakdown.asks.filter(({ gain }) => gain > 0);
  const ranked = moving.toSorted((a, b) => b.gain - a.gain).map(({ question }) => question);
  expect([...shown, ...more]).toEqual(ranked);
  expect(more.length).toBeGreaterThan(0);
});
