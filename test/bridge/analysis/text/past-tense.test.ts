import { expect, test } from 'vitest';
import { shareOfPast } from '../../../../bridge/analysis/text/past-tense.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const shareIn = (notes: string) => shareOfPast(readText(notes).words);

test('what happened is told in the past, plans and questions are not', () => {
  const story =
    'I parked behind the store and a truck backed into my car. The driver got out, said he was sorry and left before the police came. They took a report and I went home, then my neck hurt.';
  const plan =
    'I want to open a small shop with my cousin next year and need to know which form is best. Can we share the profit, and do we have to register in both states where we live?';
  expect(shareIn(story)).toBeGreaterThan(0.2);
  expect(shareIn(plan)).toBe(0);
});

test('short notes and Spanish ones say nothing about it', () => {
  expect(shareIn('Wants a will.')).toBeNull();
  expect(
    shareIn(
      'El patron no me ha pagado las horas de la semana y me dice que no tiene dinero para los trabajadores que salen de la obra con una lesion en la mano',
    ),
  ).toBeNull();
});
