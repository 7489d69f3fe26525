import { expect, it } from 'vitest';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { recordWith, sampleNotes, today } from './sample-records.ts';

const engine = createRubricEngine();
const input = { record: recordWith(sampleNotes.strong), today };

it('says what it is', () => {
  expect(engine.identity).toEqual({ name: 'rubric', version: expect.any(String), model: null, promptVersion: null });
});

it('judges the same with and without the configuration of a firm', async () => {
  const configuration = {
    practiceAreas: [{ name: 'Personal Injury', aliases: [] }],
    threshold: 60,
    customFilters: ['Must be unrepresented'],
  };
  const { assessment, filters, relevance } = await engine.assessForFirm({ ...input, configuration });
  expect(assessment).toEqual(await engine.assess(input));
  expect(filters.map(({ filter, verdict }) => [filter, verdict])).toEqual([['Must be unrepresented', 'met']]);
  expect(relevance.verdict).toBe('fits');
});

it('stops when it is told to', async () => {
  await expect(engine.assess({ ...input, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
});
