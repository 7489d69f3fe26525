import {
  type Breakdown,
  flagLabels,
  missingFacts,
  partNames,
  type Reason,
  type Screening,
} from '../../../shared/results.ts';
import { listAccounts } from '../../accounts/accounts.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { readConfig } from '../../config.ts';
import { localDay } from '../../platform/local-day.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { type Command, optionalOption, requiredOption, UsageError } from '../command/command.ts';
import { readRecord } from '../command/read-input.ts';
import { withStore } from '../command/with-store.ts';
import { createCommandAnalyzer } from './command-analyzer.ts';

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

/** The account that was named, or the only one there is. */
async function chooseAccount(store: Store, named: string | undefined): Promise<string> {
  if (named !== undefined) return named;
  const [only, second] = await listAccounts(store.db);
  if (only === undefined) throw new UsageError('there is no account yet; make one with: account create --name N');
  if (second !== undefined) throw new UsageError('--account is required: there are several accounts');
  return only.id;
}

export const screen: Command = {
  summary: 'Screen one record against the configuration of an account; --explain shows why',
  usage: '--file record.json [--account ID] [--explain]   (- reads standard input)',
  options: { file: { type: 'string' }, account: { type: 'string' }, explain: { type: 'boolean' } },
  async run({ values, environment, signal }) {
    const record = await readRecord(requiredOption(values, 'file'));
    const configuration = await withStore(environment, async (store) => {
      const accountId = await chooseAccount(store, optionalOption(values, 'account'));
      return (await getConfiguration(store.db, accountId)).configuration;
    });
    const analyzer = await createCommandAnalyzer(readConfig(environment).analyzer, () => localDay(new Date()));
    const result = await analyzer.screen(record, configuration, { signal });
    const screened = { ...record, analysis: { thresholdScore: result.score, analysisNotes: result.notes } };
    const body = {
      success: true,
      results: { valid: result.valid ? [screened] : [], invalid: result.valid ? [] : [screened] },
      timestamp: new Date().toISOString(),
    };
    if (values.explain === true) return { json: result, text: renderScreening(result) };
    return { json: body, text: `${result.valid ? 'VALID' : 'INVALID'} ${result.score}/100\n${result.notes}` };
  },
};

const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`);

/** Stored text may hold anything; a terminal must not obey it. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

function renderReason({ points, why, quote, field }: Reason): string {
  const words = quote === null ? '' : `  “${printable(quote)}”${field === null ? '' : ` (${field})`}`;
  return `    ${signed(points).padStart(4)}  ${why}${words}`;
}

/** Each point of a score with the words that earned it. */
export function renderBreakdown(result: Breakdown): string {
  const parts = partNames.flatMap((name) => {
    const { points, max, reasons } = result.parts[name];
    return [`  ${name.padEnd(9)} ${String(points).padStart(2)}/${max}`, ...reasons.map(renderReason)];
  });
  const facts = result.facts.map(({ name, value }) => `  ${name}: ${printable(value)}`);
  const flags = result.flags.map(
    ({ name, quote }) => `  ${flagLabels[name]}${quote === null ? '' : `: “${printable(quote)}”`}`,
  );
  const asks = result.asks.map(({ question, gain }) => `  ${String(gain).padStart(3)}  ${question}`);
  return [
    `Score ${result.score}/100   (${describeEngine(result)})`,
    result.notes,
    '',
    ...parts,
    ...section('Facts', facts),
    ...section('Still to ask, with the points between a good answer and a bad one', asks),
    ...section('Missing', result.asks.length > 0 ? [] : result.missing.map((name) => `  ${missingFacts[name]}`)),
    ...section('Flags', flags),
  ].join('\n');
}

/** The verdict of a screening, its considerations, then the breakdown of the case. */
export function renderScreening(result: Screening): string {
  const filters = result.filters.map(
    ({ verdict, filter, why, quote, readAs }) =>
      `  ${verdict.padEnd(8)} ${filter}  — ${why}${quote === null ? '' : `  “${printable(quote)}”`}${readAs === null || readAs === filter ? '' : `\n           read as: ${readAs}`}`,
  );
  return [
    `${result.valid ? 'VALID' : 'INVALID'}  ${result.score}/100`,
    result.notes,
    ...section('Practice area', [`  ${printable(result.area.why)}`]),
    ...section('Relevance', [`  ${result.relevance.why}`]),
    ...section('Filters', filters),
    '',
    renderBreakdown(result.breakdown),
  ].join('\n');
}

function describeEngine({ engine }: Breakdown): string {
  return [engine.name, engine.version, engine.model].filter((part) => part !== null).join(' ');
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}
