import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeAnalysis } from '../../../../bridge/analysis/compose-analysis.ts';
import { addCases, emptyCaseSet } from '../../../../bridge/analysis/evaluation/cases.ts';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { type CaseAnswer, caseAnswer } from '../../../../bridge/analysis/openai/answer-schema.ts';
import { createOpenAIEngine } from '../../../../bridge/analysis/openai/openai-engine.ts';
import { redactRecord } from '../../../../bridge/analysis/openai/redaction/redact.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { readText, type Span } from '../../../../bridge/analysis/text/read-text.ts';
import { customFilter } from '../../../../shared/filter-conditions.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { type OpenAISimulator, startOpenAISimulator } from '../../../simulators/openai/openai-simulator.ts';
import { answerOfFacts } from './answer-of-facts.ts';

const today = '2026-11-20';
const offline = composeAnalysis(createRubricEngine());
let simulator: OpenAISimulator;
let records: InputRecord[];

beforeAll(async () => {
  simulator = await startOpenAISimulator({ today });
  const set = emptyCaseSet();
  for (const folder of ['second', 'fourth']) {
    const file = new URL(`../../../eval/${folder}/score-cases.jsonl`, import.meta.url);
    addCases(set, await readFile(file, 'utf8'), folder);
  }
  records = set.scores.map(({ record }) => record);
});
afterAll(() => simulator[Symbol.asyncDispose]());

/** The form with the facts of the offline engine; null where a fact has no wording, no words that are sent, or words that stand twice. */
function sameFacts(record: InputRecord): CaseAnswer | null {
  const redacted = redactRecord(record);
  if (redacted.injectedFields.length > 0) return null;
  const text = readText(record.intakeNotes);
  try {
    const facts = readFacts({ record, text, today });
    const answer = caseAnswer.parse(answerOfFacts(text, facts));
    // A quote is found at its first place: where its words stand twice, another one of two proofs may come first.
    const again = ({ span }: { span: Span }) => text.text.indexOf(text.text.slice(span.start, span.end)) < span.start;
    if (facts.evidence.some(again)) return null;
    const quotes = [...JSON.stringify(answer).matchAll(/"quote":("(?:[^"\\]|\\.)*")/g)];
    const areSent = quotes.every(([, quote = '""']) => redacted.restore(JSON.parse(quote)) !== null);
    return areSent ? answer : null;
  } catch {
    return null;
  }
}

const answering = (answer: object) => {
  simulator.script({ kind: 'form', change: (form) => Object.assign(form, answer) });
  const deps = { apiKey: 'sim-key', baseUrl: simulator.url, model: 'gpt-6-luna' };
  return composeAnalysis(createOpenAIEngine(deps));
};

test('with the facts of the offline engine a model gives the same score, notes, parts, flags and questions', async () => {
  let same = 0;
  for (const record of records) {
    const answer = sameFacts(record);
    if (answer === null) continue;
    const { engine: _, ...byModel } = await answering(answer).score({ record, today });
    const { engine: __, ...byRules } = await offline.score({ record, today });
    expect(byModel).toEqual(byRules);
    same += 1;
  }
  expect(same / records.length).toBeGreaterThan(0.85);
});

test('and the same verdict for a firm that the matter fits', async () => {
  const configuration = {
    practiceAreas: [{ name: 'Car Accident', aliases: [] }],
    threshold: 50,
    customFilters: ['Texas only', 'No lawyer yet', 'Must have been treated', 'Medical bills over $5,000'],
  };
  const intakeNotes =
    'I was rear-ended on 10/2/2026 in Houston, the other driver was cited. ER, broken wrist, $9,000 in bills. No lawyer.';
  const [sample] = records;
  if (sample === undefined) throw new Error('no record');
  const record: InputRecord = { ...sample, practiceArea: 'Car Accident', intakeNotes };
  const input = { record, today, configuration, matched: 'Car Accident' };
  const relevance = { quote: 'rear-ended', verdict: 'fits' };
  const byModel = await answering({ ...sameFacts(record), relevance }).screen(input);
  const byRules = await offline.screen(input);
  expect({ ...byModel, relevance: null, breakdown: null }).toEqual({ ...byRules, relevance: null, breakdown: null });
  expect(byModel.breakdown.asks).toEqual(byRules.breakdown.asks);
});

test('conditions are judged over what the model found', async () => {
  const [sample] = records;
  if (sample === undefined) throw new Error('no record');
  const record: InputRecord = {
    ...sample,
    practiceArea: 'Car Accident',
    intakeNotes: 'Mi abogada es Ruth, me chocaron.',
  };
  const condition = customFilter.parse({ if: { lawyer: 'none' }, unknown: 'pass' });
  const configuration = {
    practiceAreas: [{ name: 'Car Accident', aliases: [] }],
    threshold: 50,
    customFilters: [condition],
  };
  const lawyer = {
    quote: 'Mi abogada es Ruth',
    whose: 'client',
    stated: 'told',
    what: 'already represented by a lawyer',
  };
  const relevance = { quote: 'me chocaron', verdict: 'fits' };
  const input = { record, today, configuration, matched: 'Car Accident' };
  const { filters } = await answering({ lawyer, relevance }).screen(input);
  expect(filters[0]).toMatchObject({ verdict: 'violated', quote: 'Mi abogada es Ruth' });
});
