import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../../bridge/analysis/rubric/rubric-engine.ts';
import { contactUrl, makeLeadCard, routedLeadOf } from '../../../bridge/leads/lead-cards.ts';
import { leadCard } from '../../../bridge/slack/render/lead-card-schema.ts';
import { recordOf, strongLead } from '../../fixtures/hubspot-leads.ts';

const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20' });
const configuration = {
  practiceAreas: [{ name: 'Motor vehicle', aliases: ['Car Accident'] }],
  threshold: 50,
  customFilters: [],
};
const lead = {
  id: '00000000-0000-4000-8000-000000000001',
  contact_id: '901',
  revision: 3,
  state: 'screened' as const,
  score: 78,
  valid: true,
  notes: 'Strong.',
  engine: 'rubric 1.5.0',
  screened_at: new Date('2026-11-20T10:00:00Z'),
  created_at: new Date('2026-11-20T09:00:00Z'),
  override_status: null,
};

async function cardOf(values: Record<string, string> = {}, changes: Partial<typeof lead> = {}) {
  const record = recordOf(strongLead(values));
  const screening = await analyzer.screen(record, configuration);
  return makeLeadCard({ lead: { ...lead, ...changes }, record, screening, url: null });
}

describe('a card', () => {
  test('is what messages are made of', async () => {
    const card = await cardOf();
    expect(leadCard.parse(card)).toEqual(card);
    expect(card).toMatchObject({
      firstName: 'Maria',
      place: 'Austin, Travis, TX',
      practiceArea: 'Motor vehicle',
      language: 'en',
      score: 78,
      valid: true,
      revision: 3,
      screenedAt: '2026-11-20T10:00:00.000Z',
    });
  });

  test('quotes whole sentences of the client, three at most, the most telling first', async () => {
    const notes = recordOf(strongLead()).intakeNotes;
    const { quotes } = await cardOf();
    expect(quotes.length).toBeGreaterThan(1);
    expect(quotes.length).toBeLessThanOrEqual(3);
    for (const { text } of quotes) expect(notes).toContain(text);
    expect(quotes.map(({ text }) => text).join(' ')).toContain('herniated disc on MRI');
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length);
  });

  test('quotes words alone where their sentence has no end', async () => {
    const endless = `${'and then it went on '.repeat(30)} herniated disc ${'and on and on '.repeat(30)}`;
    const { quotes } = await cardOf({ lead_intake_case_notes: endless });
    for (const { text } of quotes) expect(text.length).toBeLessThanOrEqual(200);
  });

  test('says less where the judgement is not at hand', () => {
    const record = recordOf(strongLead());
    const card = makeLeadCard({ lead, record, screening: null, url: null });
    expect(card).toMatchObject({
      quotes: [],
      facts: [],
      questions: [],
      flags: [],
      practiceArea: 'Car Accident',
      score: 78,
    });
  });

  test('tells the language of the notes', async () => {
    const notes =
      'El otro conductor se pasó la luz roja y me pegó por atrás. Me duele mucho la espalda y fui al hospital.';
    expect((await cardOf({ lead_intake_case_notes: notes })).language).toBe('es');
  });

  test('is valid as a human says', async () => {
    expect((await cardOf({}, { override_status: 'invalid' } as never)).valid).toBe(false);
    expect((await cardOf({}, { valid: false, override_status: 'valid' } as never)).valid).toBe(true);
    expect((await cardOf({}, { state: 'deleted' } as never)).valid).toBe(false);
  });
});

test('what is time-sensitive is routed as such', async () => {
  const card = await cardOf();
  expect(routedLeadOf(card).timeSensitive).toBe(false);
  const flags = [{ name: 'time_sensitive', label: 'time-sensitive', detail: null }];
  expect(routedLeadOf({ ...card, flags })).toMatchObject({ timeSensitive: true, state: 'TX', score: 78 });
});

test.each([
  ['app.hubspot.com', 'https://app.hubspot.com/contacts/11/record/0-1/901'],
  ['app-eu1.hubspot.com', 'https://app-eu1.hubspot.com/contacts/11/record/0-1/901'],
  [null, null],
  ['not a host', null],
])('a contact in a portal of %s is opened at %s', (host, url) => expect(contactUrl(host, '11', '901')).toBe(url));
