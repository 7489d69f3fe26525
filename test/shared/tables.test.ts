import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { configuration, configurationInput, defaultConfiguration } from '../../shared/configuration.ts';
import { dashboardOperations } from '../../shared/dashboard/table.ts';
import { exampleExplain, exampleRecord, exampleScore, exampleScreen } from '../../shared/examples.ts';
import { operations } from '../../shared/operations.ts';
import { type ProblemRow, problems } from '../../shared/problems/problems.ts';
import { inputRecord } from '../../shared/record.ts';
import {
  caseParts,
  explainResponse,
  missingFact,
  missingFacts,
  NOTES_MAX,
  partMaxima,
  partNames,
  scoreResponse,
  screenResponse,
} from '../../shared/results.ts';
import { isStorable, storableText } from '../../shared/storable-text.ts';

describe('the problem table', () => {
  const rows = Object.entries(problems);

  test.each(rows)(
    '%s: a status of a refusal, one plain sentence, and what the caller can do',
    (_code, { status, error, help }) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(error).toMatch(/^[A-Z`][^\n]*$/);
      expect(help).toMatch(/^[A-Z`][^\n]*\.$/);
      expect(error).not.toBe(help);
    },
  );

  const onPages = new Set(Object.values(dashboardOperations).flatMap(({ problems: listed }) => [...listed]));
  const always = [
    'foreign_origin',
    'role_too_low',
    'not_found',
    'payload_too_large',
    'unavailable',
    'internal',
  ] as const;

  test.each([...onPages, ...always])('%s: a page names no command and no field of a request', (code) => {
    const { page, help }: ProblemRow = problems[code];
    expect(page ?? help).not.toMatch(/`|npm |--|[a-z]_[a-z]|PUBLIC_URL/);
    expect(page ?? help).toMatch(/^[A-Z].*\.$/);
  });

  test('no two problems say the same: a caller can tell them apart by their text', () => {
    expect(new Set(rows.map(([, { error }]) => error)).size).toBe(rows.length);
  });

  test('every problem of an operation is in the table, once', () => {
    for (const { problems: listed } of Object.values(operations)) {
      expect(new Set(listed).size).toBe(listed.length);
      for (const code of listed) expect(problems).toHaveProperty(code);
    }
  });
});

describe('the examples', () => {
  test('are of the shapes they are examples of', () => {
    expect(inputRecord.parse(exampleRecord)).toEqual(exampleRecord);
    expect(scoreResponse.parse(exampleScore)).toEqual(exampleScore);
    expect(screenResponse.parse(exampleScreen)).toEqual(exampleScreen);
    expect(explainResponse.parse(exampleExplain)).toEqual(exampleExplain);
  });

  test('tell one story: the same notes, the parts add up, and every quote stands in the record', () => {
    const { breakdown, filters, relevance, score } = exampleExplain.results;
    expect(Object.values(breakdown.parts).reduce((sum, { points }) => sum + points, 0)).toBe(breakdown.score);
    for (const { points, reasons } of Object.values(breakdown.parts))
      expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
    expect(exampleScore.results.analysisScore).toBe(breakdown.score);
    expect(exampleScreen.results.valid[0]?.analysis.thresholdScore).toBe(score);
    for (const { quote, field } of filters) if (field !== null) expect(exampleRecord[field]).toContain(quote);
    const quotes = [
      relevance.quote,
      ...breakdown.facts.map(({ quote }) => quote),
      ...Object.values(breakdown.parts).flatMap(({ reasons }) => reasons.map(({ quote }) => quote)),
    ].filter((quote) => quote !== null);
    expect(quotes.length).toBeGreaterThan(5);
    for (const quote of quotes) expect(exampleRecord.intakeNotes).toContain(quote);
    expect([...exampleScore.results.analysisNotes].length).toBeLessThanOrEqual(NOTES_MAX);
  });
});

describe('the parts of a score', () => {
  test('add up to 100, and an engine judges those that are not counted in code', () => {
    expect(Object.values(partMaxima).reduce<number>((sum, max) => sum + max, 0)).toBe(100);
    expect(partNames.filter((name) => !(caseParts as readonly string[]).includes(name))).toEqual([
      'present',
      'quality',
    ]);
  });

  test('no part can earn more than its maximum, less than nothing, or half a point', () => {
    const explained = (points: number, max: number) => {
      const changed = structuredClone(exampleExplain);
      Object.assign(changed.results.breakdown.parts.clarity, { points, max });
      return explainResponse.safeParse(changed).success;
    };
    expect(explained(20, 20)).toBe(true);
    for (const [points, max] of [
      [21, 20],
      [-1, 20],
      [1.5, 20],
      [20, 25],
      [Number.NaN, 20],
    ] as const)
      expect(explained(points, max), `${points}/${max}`).toBe(false);
  });

  test('every missing fact has its words', () => {
    for (const name of Object.keys(missingFacts)) expect(missingFact.parse(name)).toBe(name);
    expect(missingFact.safeParse('toString').success).toBe(false);
  });
});

describe('text that can be stored', () => {
  test.each([
    ['', true],
    ['text', true],
    ['\u0001\u007f\u2028\ufeff', true],
    ['🙂', true],
    ['\0', false],
    ['a\0b', false],
    ['\ud800', false],
    ['\udc00\ud800', false],
  ])('%j: %s', (text, storable) => expect(isStorable(text)).toBe(storable));

  test('is trimmed before it is measured, and counted in characters', () => {
    const three = storableText(3);
    expect(three.parse('  abc\n')).toBe('abc');
    expect(three.parse('🙂🙂🙂')).toBe('🙂🙂🙂');
    for (const wrong of ['', '   ', 'abcd', '🙂🙂🙂🙂', 'a\0', 7, null, undefined])
      expect(three.safeParse(wrong).success, String(wrong)).toBe(false);
  });
});

describe('the configuration', () => {
  test('an empty one is the default one, and the default one is valid', () => {
    expect(configurationInput.parse({})).toEqual(defaultConfiguration);
    expect(configuration.parse(defaultConfiguration)).toEqual(defaultConfiguration);
  });

  test('both shapes are published without a transform', () => {
    for (const schema of [configuration, configurationInput])
      for (const io of ['input', 'output'] as const)
        expect(JSON.stringify(z.toJSONSchema(schema, { io }))).toContain('"additionalProperties":false');
  });
});
