import {
  type Breakdown,
  flagLabels,
  missingFacts,
  partNames,
  type Reason,
  type Screening,
} from '../../../shared/results.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { readConfig } from '../../config.ts';
import { localDay } from '../../platform/local-day.ts';
import type { CommandInput, CommandOutput, OfAccount } from '../command/command.ts';
import { readRecord } from '../command/read-input.ts';
import { printable } from '../command/table.ts';
import { withAccount } from '../command/with-account.ts';
import { createCommandAnalyzer, orRefused } from './command-analyzer.ts';

type OneRecord = OfAccount & { file: string; explain?: true | undefined };

export async function score({ values, environment, signal, streams }: CommandInput<OneRecord>): Promise<CommandOutput> {
  const record = await readRecord(values.file, streams);
  const analyzer = await createCommandAnalyzer(readConfig(environment).analyzer, () => localDay(new Date()));
  const result = await orRefused(analyzer.score(record, { signal }));
  const body = {
    success: true,
    results: { analysisScore: result.score, analysisNotes: result.notes },
    timestamp: new Date().toISOString(),
  };
  if (values.explain === true) return { json: result, text: renderBreakdown(result) };
  return { json: body, text: `${result.score}/100\n${result.notes}` };
}

export async function screen(input: CommandInput<OneRecord>): Promise<CommandOutput> {
  const { values, environment, signal } = input;
  const record = await readRecord(values.file, input.streams);
  const { configuration } = await withAccount(input, ({ store, account }) => getConfiguration(store.db, account.id));
  const analyzer = await createCommandAnalyzer(readConfig(environment).analyzer, () => localDay(new Date()));
  const result = await orRefused(analyzer.screen(record, configuration, { signal }));
  const screened = { ...record, analysis: { thresholdScore: result.score, analysisNotes: result.notes } };
  const body = {
    success: true,
    results: { valid: result.valid ? [screened] : [], invalid: result.valid ? [] : [screened] },
    timestamp: new Date().toISOString(),
  };
  if (values.explain === true) return { json: result, text: renderScreening(result) };
  return { json: body, text: `${result.valid ? 'VALID' : 'INVALID'} ${result.score}/100\n${result.notes}` };
}

const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`);

function renderReason({ points, why, quote, field }: Reason): string {
  const words = quote === null ? '' : `  “${printable(quote)}”${field === null ? '' : ` (${field})`}`;
  return `    ${signed(points).padStart(4)}  ${why}${words}`;
}

/** Each point of a score with the words that earned it. */
export const renderBreakdown = (result: Breakdown): string =>
  [`Score ${result.score}/100   (${describeEngine(result)})`, result.notes, '', ...pointLines(result)].join('\n');

function pointLines(result: Breakdown): string[] {
  const parts = partNames.flatMap((name) => {
    const { points, max, reasons } = result.parts[name];
    return [`  ${name.padEnd(9)} ${String(points).padStart(2)}/${max}`, ...reasons.map(renderReason)];
  });
  const facts = result.facts.map(({ name, value }) => `  ${name}: ${printable(value)}`);
  const flags = result.flags.map(
    ({ name, quote }) => `  ${flagLabels[name]}${quote === null ? '' : `: “${printable(quote)}”`}`,
  );
  const worth = result.asks.filter(({ gain }) => gain > 0);
  const asks = worth.map(({ question, gain }) => `  ${String(gain).padStart(3)}  ${question}`);
  return [
    ...parts,
    ...section('Facts', facts),
    ...section('Questions to ask, and how many points each answer is worth', asks),
    ...section('Missing', result.asks.length > 0 ? [] : result.missing.map((name) => `  ${missingFacts[name]}`)),
    ...section('Flags', flags),
  ];
}

/** The verdict of a screening, its considerations, then the breakdown of the case. */
export function renderScreening(result: Screening): string {
  const filters = result.filters.map(
    ({ verdict, filter, why, quote, readAs }) =>
      `  ${verdict.padEnd(8)} ${filter}  — ${why}${quote === null ? '' : `  “${printable(quote)}”`}${readAs === null || readAs === filter ? '' : `\n           read as: ${readAs}`}`,
  );
  return [
    `${result.valid ? 'VALID' : 'INVALID'}  ${result.score}/100   (${describeEngine(result.breakdown)})`,
    result.notes,
    ...section('Practice area', [`  ${printable(result.area.why)}`]),
    ...section('Relevance', [`  ${result.relevance.why}`]),
    ...section('Filters', filters),
    ...section(`Points before practice area and filters: ${result.breakdown.score}/100`, pointLines(result.breakdown)),
  ].join('\n');
}

function describeEngine({ engine }: Breakdown): string {
  return [engine.name, engine.version, engine.model].filter((part) => part !== null).join(' ');
}

/** Lines below a heading; empty without lines. */
export function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}
