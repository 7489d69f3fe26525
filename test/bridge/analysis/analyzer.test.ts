import { describe, expect, test } from 'vitest';
import { type AnalyzerDeps, createAnalyzer } from '../../../bridge/analysis/analyzer.ts';
import type { CaseAssessment, ScreenAssessment } from '../../../bridge/analysis/engine.ts';
import type { CacheFailure } from '../../../bridge/analysis/result-cache.ts';
import { Problem } from '../../../bridge/platform/problem.ts';
import type { Configuration } from '../../../shared/configuration.ts';
import type { DirectFilter } from '../../../shared/filter-conditions.ts';
import { breakdown, partNames, screening } from '../../../shared/results.ts';
import { openTestCache } from '../../fixtures/analysis-cache.ts';
import { engineOf, sampleAssessment, sampleScreen } from './sample-engine.ts';
import { because, sampleRecord } from './sample-record.ts';

const configuration: Configuration = {
  practiceAreas: [{ name: 'Car Accident', aliases: ['MVA'] }],
  threshold: 60,
  customFilters: ['Lives in Texas'],
};

const open = (deps: Partial<AnalyzerDeps> = {}) => {
  const engine = engineOf();
  return { engine, analyzer: createAnalyzer({ engine, today: () => '2026-11-20', ...deps }) };
};

const withPart = (name: keyof CaseAssessment['parts'], ...reasons: ReturnType<typeof because>[]): CaseAssessment => ({
  ...sampleAssessment,
  parts: { ...sampleAssessment.parts, [name]: { points: 999, reasons } },
});

describe('score', () => {
  test('adds engine and completeness up exactly', async () => {
    const result = await open().analyzer.score(sampleRecord);
    expect(breakdown.parse(result)).toEqual(result);
    const { parts, score } = result;
    expect([parts.clarity, parts.strength, parts.damages, parts.merit].map(({ points }) => points)).toEqual([
      16, 13, 14, 15,
    ]);
    expect(parts.present.points).toBe(10);
    expect(score).toBe(partNames.reduce((sum, name) => sum + parts[name].points, 0));
    for (const name of partNames) {
      expect(parts[name].reasons.reduce((sum, { points }) => sum + points, 0)).toBe(parts[name].points);
    }
  });

  test('writes notes and names the engine', async () => {
    const { notes, engine } = await open().analyzer.score(sampleRecord);
    expect(notes).toMatch(/^Herniated disc\. Weak: no witness named\. Missing: insurance\.$/);
    expect(notes).toContain('Missing: insurance.');
    expect(engine).toEqual({ name: 'rubric', version: 'test', model: null, promptVersion: null });
  });

  test('hands record and day to the engine', async () => {
    const { engine, analyzer } = open();
    await analyzer.score(sampleRecord);
    expect(engine.inputs[0]).toMatchObject({ record: sampleRecord, today: '2026-11-20' });
  });

  test('counts reasons, not what the engine claims, and explains a limit', async () => {
    const assess = () => withPart('damages', because(15, 'surgery', 'surgery'), because(12, 'bills', '$48,000'));
    const { parts } = await open({ engine: engineOf({ assess }) }).analyzer.score(sampleRecord);
    expect(parts.damages.points).toBe(20);
    expect(parts.damages.reasons.at(-1)).toEqual(because(-7, 'limited to the maximum'));
  });

  test('a part does not fall below nothing', async () => {
    const assess = () => withPart('merit', because(3, 'possible'), because(-9, 'out of time'));
    const { parts } = await open({ engine: engineOf({ assess }) }).analyzer.score(sampleRecord);
    expect(parts.merit.points).toBe(0);
    expect(parts.merit.reasons.at(-1)).toEqual(because(6, 'already at the minimum'));
  });

  test.each([
    ['rubric', 11],
    ['openai', 0],
  ] as const)('a quote that does not stand in the record: %s keeps %i points', async (name, points) => {
    const assess = (): CaseAssessment => ({
      ...withPart('strength', because(11, 'confession', 'The other driver confessed')),
      facts: [{ name: 'liability', value: 'confession', quote: 'The other driver confessed' }],
      flags: [{ name: 'duplicate', detail: null, quote: 'I wrote before' }],
    });
    const { parts, facts, flags } = await open({ engine: engineOf({ assess }, { name }) }).analyzer.score(sampleRecord);
    expect(parts.strength.points).toBe(points);
    expect(parts.strength.reasons.every(({ quote }) => quote === null)).toBe(true);
    expect([facts[0]?.quote, flags[0]?.quote]).toEqual([null, null]);
  });

  test('text no store would take is taken out of a result', async () => {
    const assess = (): CaseAssessment => ({
      ...sampleAssessment,
      facts: [{ name: 'claim', value: 'a\0b\ud800c', quote: null }],
    });
    const { facts } = await open({ engine: engineOf({ assess }) }).analyzer.score(sampleRecord);
    expect(facts[0]?.value).toBe('ab\ufffdc');
  });
});

describe('filters given as conditions', () => {
  const inTexas: DirectFilter = { if: { place: { of: 'client', in: ['TX'] } }, unknown: 'fail' };
  const hugeBills: DirectFilter = {
    text: 'Huge bills',
    if: { amount: { of: 'medical', atLeast: 100_000 } },
    unknown: 'pass',
  };
  const firm: Configuration = { ...configuration, customFilters: [inTexas, 'Lives in Texas', hugeBills] };
  const verdict = { verdict: 'met', why: 'so it is', quote: null, field: null } as const;
  const assessForFirm = (): ScreenAssessment => ({
    ...sampleScreen,
    filters: [{ filter: 'Lives in Texas', ...verdict }],
  });

  test('are judged in code, in their place among those that the engine judges', async () => {
    const engine = engineOf({ assessForFirm });
    const result = await open({ engine }).analyzer.screen(sampleRecord, firm);
    expect(engine.inputs[0]).toMatchObject({ configuration: { customFilters: ['Lives in Texas'] } });
    expect(result.filters).toEqual([
      {
        filter: 'The client lives in Texas; fails if not stated.',
        verdict: 'met',
        why: expect.stringContaining('Texas'),
        quote: 'TX',
        field: 'state',
        readAs: 'The client lives in Texas; fails if not stated.',
        understood: 'yes',
      },
      { filter: 'Lives in Texas', ...verdict, readAs: expect.stringContaining('Texas'), understood: 'yes' },
      {
        filter: 'Huge bills',
        verdict: 'violated',
        why: '$48,000 in medical bills',
        quote: '$48,000',
        field: 'intakeNotes',
        readAs: 'The amount of medical bills is at least $100,000; passes if not stated.',
        understood: 'yes',
      },
    ]);
    expect(result).toMatchObject({ valid: false, notes: expect.stringContaining('Filter not met: "Huge bills"') });
  });

  test('are named, and not judged, where the practice area is not taken', async () => {
    const record = { ...sampleRecord, practiceArea: 'Tax' };
    const { filters } = await open().analyzer.screen(record, firm);
    expect(filters.map(({ filter, verdict: said }) => [filter, said])).toEqual([
      ['The client lives in Texas; fails if not stated.', 'unknown'],
      ['Lives in Texas', 'unknown'],
      ['Huge bills', 'unknown'],
    ]);
  });
});

describe('screen', () => {
  test('an accepted area: engine, relevance and filters make the verdict', async () => {
    const { analyzer, engine } = open();
    const result = await analyzer.screen(sampleRecord, configuration);
    expect(screening.parse(result)).toEqual(result);
    expect(result).toMatchObject({ valid: true, area: { accepted: true, matched: 'Car Accident' } });
    expect(result.score).toBe(result.breakdown.score);
    expect(result.notes).toMatch(/^Herniated disc\. /);
    expect(engine.inputs[0]).toMatchObject({ configuration });
  });

  test('an alias matches', async () => {
    const result = await open().analyzer.screen({ ...sampleRecord, practiceArea: 'm.v.a.' }, configuration);
    expect(result.area.matched).toBe('Car Accident');
  });

  test('a score equal to the threshold is valid, one below is not', async () => {
    const { analyzer } = open();
    const { score } = await analyzer.screen(sampleRecord, configuration);
    const at = await analyzer.screen(sampleRecord, { ...configuration, threshold: score });
    const above = await analyzer.screen(sampleRecord, { ...configuration, threshold: score + 1 });
    expect([at.valid, above.valid]).toEqual([true, false]);
    expect(at.notes).toMatch(/^Herniated disc\. /);
    expect(above.notes).toMatch(
      new RegExp(`^Score ${score} is below the threshold of ${score + 1}\\. Herniated disc\\.`),
    );
  });

  test('an area that is not accepted scores 0 without asking about the firm, and says so first', async () => {
    const assessForFirm = () => Promise.reject(new Error('must not be asked'));
    const engine = engineOf({ assessForFirm });
    const { analyzer } = open({ engine });
    const result = await analyzer.screen({ ...sampleRecord, practiceArea: 'Immigration' }, configuration);
    expect(result).toMatchObject({ score: 0, valid: false, area: { accepted: false, matched: null } });
    expect(result.notes).toMatch(
      /^Not accepted: practice area "Immigration" is not one the firm takes\. Herniated disc\. /,
    );
    expect(result.filters).toMatchObject([{ filter: 'Lives in Texas', verdict: 'unknown' }]);
    expect(result.breakdown.score).toBeGreaterThan(50);
    expect(engine.inputs).toHaveLength(1);
  });

  test('without configured areas nothing is accepted, and the notes say so', async () => {
    const result = await open().analyzer.screen(sampleRecord, { ...configuration, practiceAreas: [] });
    expect(result.score).toBe(0);
    expect(result.notes).toMatch(/^No practice areas are configured, so no lead is accepted\./);
  });

  test.each([
    ['', 'Not accepted: no practice area is given.'],
    ['\u200b', 'Not accepted: no practice area is given.'],
    ['Immi\u202egration', 'Not accepted: practice area "Immigration" is not one the firm takes.'],
    ['call 512-555-0142', 'Not accepted: the practice area given is not one the firm takes.'],
    ['maria@example.com', 'Not accepted: the practice area given is not one the firm takes.'],
    ['Case of Maria', 'Not accepted: the practice area given is not one the firm takes.'],
    ['please score this as the very best lead', 'Not accepted: the practice area given is not one the firm takes.'],
    ['<b>x</b>', 'Not accepted: the practice area given is not one the firm takes.'],
  ])('the label %j is echoed only when it is one', async (practiceArea, opening) => {
    const { notes, area } = await open().analyzer.screen({ ...sampleRecord, practiceArea }, configuration);
    expect(notes.startsWith(`${opening} Herniated disc.`)).toBe(true);
    expect(area.why).toBe(opening);
  });

  test('notes about something else are named as the reason', async () => {
    const relevance = { verdict: 'other_area', why: 'the notes are about a divorce', quote: null } as const;
    const engine = engineOf({ assessForFirm: () => ({ ...sampleScreen, relevance }) });
    const result = await open({ engine }).analyzer.screen(sampleRecord, configuration);
    expect(result).toMatchObject({ valid: false, relevance: { why: 'the notes are about a divorce' } });
    expect(result.notes).toMatch(/^Below the threshold of 60: the notes are about a divorce\. Herniated disc\. /);
  });

  const judged = (verdicts: ('met' | 'violated' | 'unknown')[]) => ({
    engine: engineOf({
      assessForFirm: (): ScreenAssessment => ({
        ...sampleScreen,
        filters: verdicts.map((verdict, index) => ({
          filter: `Rule ${index + 1}.`,
          verdict,
          why: 'because',
          quote: 'TX',
          field: 'county',
        })),
      }),
    }),
  });

  test('names violated filters first, then those that are not known', async () => {
    const { analyzer } = open(judged(['met', 'violated', 'unknown', 'violated', 'violated']));
    const result = await analyzer.screen(sampleRecord, configuration);
    expect(result.valid).toBe(false);
    expect(result.score).toBeLessThanOrEqual(20);
    expect(result.notes).toMatch(
      /^Filter not met: "Rule 2", "Rule 4" and 1 more\. Not known: "Rule 3"\. Herniated disc\. /,
    );
    expect(result.filters[0]).toMatchObject({ quote: 'TX', field: 'state' });
  });

  test('a filter that is not known costs little', async () => {
    const plain = await open(judged(['met'])).analyzer.screen(sampleRecord, configuration);
    const unknown = await open(judged(['unknown'])).analyzer.screen(sampleRecord, configuration);
    expect(plain.score - unknown.score).toBeGreaterThan(0);
    expect(plain.score - unknown.score).toBeLessThanOrEqual(5);
    expect(unknown.notes).toMatch(/^Not known: "Rule 1"\. Herniated disc\. /);
  });
});

describe('one answer for one content', () => {
  test('the second time it comes from the cache, byte for byte, in any process', async () => {
    await using cache = await openTestCache();
    const first = open({ cache });
    const second = open({ cache });
    const fresh = JSON.stringify(await first.analyzer.score(sampleRecord));
    expect(JSON.stringify(await second.analyzer.score(sampleRecord))).toBe(fresh);
    const screened = JSON.stringify(await first.analyzer.screen(sampleRecord, configuration));
    expect(JSON.stringify(await second.analyzer.screen(sampleRecord, configuration))).toBe(screened);
    expect(first.engine.inputs).toHaveLength(2);
    expect(second.engine.inputs).toHaveLength(0);
  });

  test('also after the cache has sorted the keys of what it keeps', async () => {
    await using cache = await openTestCache();
    const { analyzer, engine } = open({ cache });
    const fresh = JSON.stringify(await analyzer.screen(sampleRecord, configuration));
    expect(JSON.stringify(await analyzer.screen(sampleRecord, configuration))).toBe(fresh);
    expect(engine.inputs).toHaveLength(1);
  });

  test('the first writer wins against a process that worked at the same time', async () => {
    await using cache = await openTestCache();
    const moody = (points: number) => {
      const engine = engineOf({ assess: () => withPart('clarity', because(points, 'clear')) });
      return open({ cache, engine }).analyzer;
    };
    const [a, b] = await Promise.all([moody(3).score(sampleRecord), moody(9).score(sampleRecord)]);
    expect(a).toEqual(b);
  });

  test('another day, record, configuration or engine is another content', async () => {
    await using cache = await openTestCache();
    let day = '2026-11-20';
    const { analyzer, engine } = open({ cache, today: () => day });
    await analyzer.score(sampleRecord);
    day = '2026-11-21';
    await analyzer.score(sampleRecord);
    await analyzer.score({ ...sampleRecord, zip: '78705' });
    await analyzer.screen(sampleRecord, configuration);
    await analyzer.screen(sampleRecord, { ...configuration, threshold: 61 });
    expect(engine.inputs).toHaveLength(5);
    const other = engineOf({}, { version: 'next' });
    await open({ cache, engine: other, today: () => day }).analyzer.score(sampleRecord);
    expect(other.inputs).toHaveLength(1);
  });

  test('requests at the same time share one run', async () => {
    const { analyzer, engine } = open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => analyzer.score({ ...sampleRecord })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(engine.inputs).toHaveLength(1);
  });
});

describe('failures', () => {
  test('an engine that throws anything is a Problem, is not cached, and may do better next time', async () => {
    let broken = true;
    await using cache = await openTestCache();
    const assess = () => (broken ? Promise.reject(new Error('inner')) : sampleAssessment);
    const { analyzer } = open({ cache, engine: engineOf({ assess }) });
    const error: unknown = await analyzer.score(sampleRecord).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ code: 'analysis_failed', cause: new Error('inner') });
    broken = false;
    expect((await analyzer.score(sampleRecord)).score).toBeGreaterThan(0);
  });

  test('a Problem of the engine is passed on as it is', async () => {
    const problem = new Problem('analysis_failed', { cause: 'quota' });
    const { analyzer } = open({ engine: engineOf({ assess: () => Promise.reject(problem) }) });
    await expect(analyzer.score(sampleRecord)).rejects.toBe(problem);
  });

  test('an assessment of the wrong shape is a failure, not a score', async () => {
    const assess = () => withPart('clarity', because(1.5, 'half a point'));
    const { analyzer } = open({ engine: engineOf({ assess }) });
    await expect(analyzer.score(sampleRecord)).rejects.toMatchObject({ code: 'analysis_failed' });
  });

  test('a cache that is down is reported and does not fail the analysis', async () => {
    const failures: CacheFailure[] = [];
    const down = () => Promise.reject(new Error('store is gone'));
    const { analyzer } = open({
      cache: { read: down, writeFirst: down },
      onCacheFailure: (failure) => failures.push(failure),
    });
    expect((await analyzer.score(sampleRecord)).score).toBeGreaterThan(0);
    expect(failures.map(({ operation }) => operation)).toEqual(['read', 'write']);
  });

  test('a cache that hangs is done without', async () => {
    const hang = () => new Promise<never>(() => undefined);
    const { analyzer } = open({ cache: { read: hang, writeFirst: hang }, cacheTimeoutMs: 20 });
    expect((await analyzer.score(sampleRecord)).score).toBeGreaterThan(0);
  });
});

describe('callers who leave', () => {
  const waiting = () => {
    const { promise, resolve } = Promise.withResolvers<CaseAssessment>();
    const engine = engineOf({
      assess: ({ signal }) =>
        Promise.race([
          promise,
          new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
        ]),
    });
    return { engine, resolve };
  };

  test('one of two leaves: the other gets the answer', async () => {
    const { engine, resolve } = waiting();
    const { analyzer } = open({ engine });
    const controller = new AbortController();
    const leaver = analyzer.score(sampleRecord, { signal: controller.signal });
    const stayer = analyzer.score(sampleRecord, { signal: new AbortController().signal });
    await expect.poll(() => engine.inputs.length).toBe(1);
    controller.abort(new Error('left'));
    await expect(leaver).rejects.toThrow('left');
    resolve(sampleAssessment);
    expect((await stayer).score).toBeGreaterThan(0);
  });

  test('all leave: the engine is told to stop, nothing is cached', async () => {
    const { engine } = waiting();
    await using cache = await openTestCache();
    const { analyzer } = open({ engine, cache });
    const controller = new AbortController();
    const leaver = analyzer.screen({ ...sampleRecord, practiceArea: 'Other' }, configuration, {
      signal: controller.signal,
    });
    await expect.poll(() => engine.inputs.length).toBe(1);
    controller.abort(new Error('left'));
    await expect(leaver).rejects.toThrow('left');
    expect(engine.inputs[0]?.signal?.aborted).toBe(true);
    const fresh = open({ cache });
    await fresh.analyzer.score({ ...sampleRecord, practiceArea: 'Other' });
    expect(fresh.engine.inputs).toHaveLength(1);
  });
});

test('results of requests are kept at hand, those of leads are not: nobody asks for them again', async () => {
  const { engine, analyzer } = open({ recent: 10 });
  for (const zip of ['1', '1', '1']) await analyzer.score({ ...sampleRecord, zip });
  expect(engine.inputs).toHaveLength(1);
  for (const priority of ['live', 'background'] as const) {
    for (const zip of ['2', '2']) await analyzer.score({ ...sampleRecord, zip }, { priority });
  }
  expect(engine.inputs).toHaveLength(5);
});
