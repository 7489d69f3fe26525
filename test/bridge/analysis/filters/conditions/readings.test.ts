import { describe, expect, test } from 'vitest';
import { explainFilters } from '../../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { parseLexicons } from '../../../../../bridge/analysis/lexicon/load-lexicon.ts';
import { type Condition, customFilter } from '../../../../../shared/filter-conditions.ts';
import { eventKinds } from '../../../../../shared/generated/event-kinds.gen.ts';

const readingOf = (condition: Condition, unknown: 'pass' | 'fail' = 'fail') => {
  const [reading] = explainFilters([customFilter.parse({ if: condition, unknown })]);
  if (reading === undefined) throw new Error('no reading');
  return reading;
};

describe('a condition is read as', () => {
  test.each<[Condition, string]>([
    [
      { place: { of: 'client', in: ['TX', 'ZIP 900*'] } },
      'The client lives in Texas or a ZIP code that begins with 900',
    ],
    [{ place: { of: 'client', in: ['haris County, tx'] } }, 'The client lives in Harris County in Texas'],
    [{ not: { place: { of: 'incident', in: ['TX'] } } }, 'It did not happen in Texas'],
    [{ incident: { within: '2 years' } }, 'It happened within the last 2 years'],
    [
      { incident: { after: '2025-01-01', before: '2026-01-01' } },
      'It happened after January 1, 2025 and before January 1, 2026',
    ],
    [{ amount: { of: 'medical', atLeast: 5000 } }, 'The amount of medical bills is at least $5,000'],
    [
      { not: { amount: { of: 'any', atLeast: 10, atMost: 99.5 } } },
      'The largest amount mentioned is not at least $10 and at most $99.50',
    ],
    [{ lawyer: 'none' }, 'The client has no lawyer in this matter'],
    [{ not: { lawyer: 'none' } }, 'The client has a lawyer in this matter'],
    [
      { harm: { severityAtLeast: 3, kind: 'body' } },
      'The client or a family member suffered bodily harm of severity 3 or more (a fracture, disc injury, concussion or worse)',
    ],
    [{ care: { levelAtLeast: 4 } }, 'The client got surgery'],
    [{ event: ['crash_rear', 'dog_bite'] }, 'What happened is "rear-ended" or "dog bite"'],
    [{ not: { opponent: 'insurer' } }, 'The other side is not an insurer'],
    [{ deadline: { within: '30 days' } }, 'A deadline or hearing falls within the next 30 days'],
    [
      { any: [{ all: [{ lawyer: 'none' }, { care: { levelAtLeast: 4 } }] }, { words: ['Uber'] }] },
      '(the client has no lawyer in this matter, and the client got surgery), or the notes contain "Uber"',
    ],
    [
      { not: { all: [{ lawyer: 'acts' }, { lawyer: 'former' }] } },
      'It is not true that (the client has a lawyer in this matter, and the client had a lawyer in this matter before)',
    ],
  ])('%j', (condition, sentence) => {
    expect(readingOf(condition)).toMatchObject({ readAs: `${sentence}; fails if not stated.`, understood: 'yes' });
    expect(readingOf(condition, 'pass').readAs).toBe(`${sentence}; passes if not stated.`);
  });

  test('words, which are there or not, without a case that is open', () => {
    expect(readingOf({ not: { any: [{ words: ['Uber'] }, { words: ['Lyft'] }] } }).readAs).toBe(
      'It is not true that (the notes contain "Uber", or the notes contain "Lyft").',
    );
  });

  test('a county that does not exist is not understood', () => {
    const wrong: Condition = { place: { of: 'client', in: ['Nowhere County, TX'] } };
    expect(readingOf(wrong).understood).toBe('no');
    expect(readingOf({ any: [{ not: wrong }, { lawyer: 'none' }] }).understood).toBe('no');
  });
});

test('readings come in the order of the filters, those in words as they are read', () => {
  const filters = ['Medical bills of at least $5,000', { if: { lawyer: 'none' }, unknown: 'pass' } as const];
  expect(explainFilters(filters)).toEqual([
    { filter: filters[0], readAs: expect.stringContaining('$5,000'), understood: 'yes' },
    {
      filter: expect.any(String),
      readAs: 'The client has no lawyer in this matter; passes if not stated.',
      understood: 'yes',
    },
  ]);
});

test('every kind of event of the lexicons may be asked for', () => {
  const families = new Set(['event', 'dispute', 'status', 'trade', 'hint']);
  const concepts = parseLexicons().flatMap((lexicon) => lexicon.concepts);
  const kinds = concepts
    .filter(({ family }) => families.has(family))
    .map(({ name, attributes }) => attributes.kind ?? name.slice(name.indexOf('.') + 1));
  expect(kinds.length).toBeGreaterThan(100);
  for (const kind of kinds) expect(Object.keys(eventKinds)).toContain(kind);
});
