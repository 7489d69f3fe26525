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

const keywords =
  'truck accident lawyer slip and fall dog bite malpractice police report available herniated disc surgery lost wages ' +
  'commercial policy permanent injury wrongful death settlement excellent case full details brain injury no lawyer yet';
const garbled =
  '[inaudible] crash on the [inaudible] and my leg is broke they [inaudible] the surgeon says [inaudible] call me';

it.each([
  ['a string of keywords', keywords],
  ['a garbled transcript', garbled],
  ['a note of a few words', 'got hit, arm hurts'],
])('builds no case on %s, and says so', async (_, notes) => {
  const { parts } = await engine.assess({ ...input, record: recordWith(notes) });
  const { clarity, strength, damages, merit } = parts;
  expect([clarity.points <= 4, strength.points, damages.points, merit.points]).toEqual([true, 1, 1, 1]);
  expect(damages.reasons.at(-1)?.why).toBe('too little told to build a case on');
});

const shorthand =
  'tuve accidente carro negro brinco semaforo rojo golpeo lado derecho policia reporte hospital dos costillas rotas ' +
  'cirugia rodilla trabajo construccion no puedo trabajar esposo hijos pagar renta abogado ayuda urgente gracias';
const fewGaps =
  'Hi this is [inaudible] Ortiz. I was rear ended on the highway on May 3 by a delivery van, my wrist is broken and I had ' +
  'surgery at [inaudible] hospital. The driver got a ticket and the police made a report. I missed five weeks of work, the ' +
  'bills are over twenty thousand and I have no lawyer. Please call me back at [inaudible], any time after three is fine.';

it.each([
  ['shorthand without sentences', shorthand],
  ['a transcript with a few gaps', fewGaps],
])('takes %s for what it tells', async (_, notes) => {
  const { damages } = (await engine.assess({ ...input, record: recordWith(notes) })).parts;
  expect(damages.points).toBeGreaterThan(7);
});
