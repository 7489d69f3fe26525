import { expect, test } from 'vitest';
import { relatedAreas } from '../../../../bridge/analysis/topics/related-areas.ts';
import { practiceAreas } from '../../../../shared/practice-areas.ts';

test('only built-in areas are related, each to itself and both ways', () => {
  const ids = practiceAreas.map(({ id }) => id);
  for (const id of ids) {
    expect(relatedAreas(id).has(id)).toBe(true);
    for (const other of relatedAreas(id)) expect(ids, `${id} → ${other}`).toContain(other);
  }
});

test.each([
  ['personal-injury', 'dog-bite'],
  ['personal-injury', 'medical-malpractice'],
  ['auto-accident', 'truck-accident'],
  ['estate-planning', 'probate'],
  ['immigration', 'asylum'],
])('%s may stand over %s', (label, topic) => {
  expect(relatedAreas(label).has(topic)).toBe(true);
});

test.each([
  ['auto-accident', 'premises-liability'],
  ['auto-accident', 'divorce'],
  ['medical-malpractice', 'social-security-disability'],
  ['bankruptcy', 'workers-compensation'],
])('%s may not stand over %s', (label, topic) => {
  expect(relatedAreas(label).has(topic)).toBe(false);
});
