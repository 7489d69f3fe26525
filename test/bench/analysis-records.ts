import { readFileSync } from 'node:fs';
import { type InputRecord, inputRecord } from '../../shared/record.ts';

/** Sets whose records are measured: opened ones of several writers, none of them the tuning set. */
const sets = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface Measured {
  /** Distinct records, each once. */
  readonly records: readonly InputRecord[];
  /** Ten filters of firms, each of another kind. */
  readonly filters: readonly string[];
}

function casesOf(set: string, kind: 'score' | 'screen'): { record: unknown; kind?: string; configuration?: unknown }[] {
  if (set === 'third' && kind === 'score') return [];
  const lines = readFileSync(new URL(`../eval/${set}/${kind}-cases.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

const FILTERS = 10;

/** Records and filters of the labelled sets; their labels are not looked at. */
export function readMeasured(): Measured {
  const byNotes = new Map<string, InputRecord>();
  const byKind = new Map<string, string>();
  for (const set of sets) {
    for (const { record, kind, configuration } of [...casesOf(set, 'score'), ...casesOf(set, 'screen')]) {
      const read = inputRecord.parse(record);
      byNotes.set(read.intakeNotes, read);
      const { customFilters = [] } = (configuration ?? {}) as { customFilters?: unknown[] };
      const [filter] = customFilters;
      if (kind?.startsWith('filter') && typeof filter === 'string' && !byKind.has(kind)) byKind.set(kind, filter);
    }
  }
  return { records: [...byNotes.values()], filters: [...byKind.values()].slice(0, FILTERS) };
}
