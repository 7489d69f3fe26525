import { hash } from 'node:crypto';
import type { Configuration } from '../../shared/configuration.ts';
import { filterText } from '../../shared/filter-conditions.ts';
import { type InputRecord, recordFields } from '../../shared/record.ts';
import type { EngineIdentity } from '../../shared/results.ts';
import { onceFor } from './text/once-for.ts';

export interface AnalysisContent {
  operation: 'score' | 'screen';
  /** Changes when code outside the engine (completeness, composition, notes) would answer differently. */
  composition: string;
  engine: EngineIdentity;
  day: string;
  record: InputRecord;
  configuration?: Configuration | undefined;
}

/** Arrays only, in a fixed order: the same content always has the same text. */
export function contentText({ operation, composition, engine, day, record, configuration }: AnalysisContent): string {
  const rest = JSON.stringify([
    operation,
    composition,
    [engine.name, engine.version, engine.model, engine.promptVersion],
    day,
    recordFields.map((field) => record[field]),
  ]);
  return `${rest.slice(0, -1)},${configuration === undefined ? 'null' : configurationText(configuration)}]`;
}

/** One account's requests share one configuration object, which is never changed in place. */
const configurationText = onceFor(({ practiceAreas, threshold, customFilters }: Configuration): string =>
  JSON.stringify([
    practiceAreas.map((area) => [area.name, area.aliases]),
    threshold,
    customFilters.map((filter) => (typeof filter === 'string' ? filter : [filterText(filter)])),
  ]),
);

/** SHA-256 of all an answer depends on; never of who asked. */
export const contentKey = (text: string): Buffer => hash('sha256', text, 'buffer');
