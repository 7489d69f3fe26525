import { readConfig } from '../config.ts';
import { localDay } from '../platform/local-day.ts';
import { type Command, requiredOption } from './command.ts';
import { createCommandAnalyzer } from './command-analyzer.ts';
import { readRecord } from './read-record.ts';
import { renderBreakdown } from './render-breakdown.ts';

export const score: Command = {
  summary: 'Score one record; --explain shows each point and its words',
  usage: '--file record.json [--explain]   (- reads standard input)',
  options: { file: { type: 'string' }, account: { type: 'string' }, explain: { type: 'boolean' } },
  async run({ values, environment, signal }) {
    const record = await readRecord(requiredOption(values, 'file'));
    const analyzer = await createCommandAnalyzer(readConfig(environment).analyzer, () => localDay(new Date()));
    const result = await analyzer.score(record, { signal });
    const body = {
      success: true,
      results: { analysisScore: result.score, analysisNotes: result.notes },
      timestamp: new Date().toISOString(),
    };
    if (values.explain === true) return { json: result, text: renderBreakdown(result) };
    return { json: body, text: `${result.score}/100\n${result.notes}` };
  },
};
