import type { Configuration } from '../../shared/configuration.ts';
import type { InputRecord } from '../../shared/record.ts';
import type { FilterJudgement, Screening } from '../../shared/results.ts';
import type { RelevanceJudgement } from './engine.ts';
import { cutAtWord, toPlainText } from './plain-text.ts';

/** A label is echoed only when it reads like the name of a practice area: few words, letters, no one's name. */
function echoableLabel(record: InputRecord): string | null {
  const label = toPlainText(record.practiceArea);
  if (!/^\p{L}[\p{L}\p{M}\s&/'’,()-]{0,39}$/u.test(label) || label.split(' ').length > 5) return null;
  const words = new Set(label.toLowerCase().split(/[^\p{L}\p{M}]+/u));
  const names = `${record.firstName} ${record.lastName}`.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return names.some((name) => name.length > 2 && words.has(name)) ? null : label;
}

/** Why a record falls out before its notes are read. */
export function describeUnacceptedArea(record: InputRecord, configuration: Configuration): string {
  if (configuration.practiceAreas.length === 0) {
    return 'No practice areas are configured, so no lead is accepted.';
  }
  if (toPlainText(record.practiceArea) === '') return 'Not accepted: no practice area is given.';
  const label = echoableLabel(record);
  return label === null
    ? 'Not accepted: the practice area given is not one the firm takes.'
    : `Not accepted: practice area "${label}" is not one the firm takes.`;
}

const short = (text: string) => cutAtWord(toPlainText(text).replace(/(?<![.\s])[.\s]+$/u, ''), 60);

function listFilters(filters: readonly FilterJudgement[], verdict: FilterJudgement['verdict']): string {
  const named = filters.filter((judgement) => judgement.verdict === verdict).map(({ filter }) => `"${short(filter)}"`);
  return named.length > 2 ? `${named.slice(0, 2).join(', ')} and ${named.length - 2} more` : named.join(', ');
}

/** The sentence the notes of a screening open with: what decided the verdict comes first. */
export function describeVerdict(
  screening: Pick<Screening, 'score' | 'valid' | 'filters'>,
  relevance: RelevanceJudgement,
  threshold: number,
): string {
  const violated = listFilters(screening.filters, 'violated');
  const unknown = listFilters(screening.filters, 'unknown');
  const open = unknown === '' ? '' : ` Not known: ${unknown}.`;
  if (violated !== '') return `Filter not met: ${violated}.${open}`;
  if (screening.valid) return open.trim();
  if (relevance.verdict !== 'fits') return `Below the threshold of ${threshold}: ${short(relevance.why)}.${open}`;
  return `Score ${screening.score} is below the threshold of ${threshold}.${open}`;
}
