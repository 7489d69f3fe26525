import { readFileSync } from 'node:fs';
import { type InputRecord, inputRecord } from '../../shared/record.ts';

/** Sets whose records are measured: opened ones of several writers, none of them the tuning set. */
const sets = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface Measured {
  /** Distinct records, each once. */
  readonly records: readonly InputRecord[];
  /** Ten filters of firms, from all over the sets. */
  readonly filters: readonly string[];
}

function casesOf(set: string, kind: 'score' | 'screen'): { record: unknown; configuration?: unknown }[] {
  if (set === 'third' && kind === 'score') return [];
  const lines = readFileSync(new URL(`../eval/${set}/${kind}-cases.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

const FILTERS = 10;

/** Records and filters of the labeled sets; their labels are not looked at. */
export function readMeasured(): Measured {
  const byNotes = new Map<string, InputRecord>();
  const filters = new Set<string>();
  for (const set of sets) {
    for (const { record, configuration } of [...casesOf(set, 'score'), ...casesOf(set, 'screen')]) {
      const read = inputRecord.parse(record);
      byNotes.set(read.intakeNotes, read);
      const { customFilters = [] } = (configuration ?? {}) as { customFilters?: unknown[] };
      for (const filter of customFilters) if (typeof filter === 'string') filters.add(filter);
    }
  }
  const all = [...filters];
  const spread = Array.from({ length: FILTERS }, (_, at) => all[Math.floor((at * all.length) / FILTERS)] ?? '');
  return { records: [...byNotes.values()], filters: spread };
}
