import { hash } from 'node:crypto';
import type { Configuration } from '../../shared/configuration.ts';
import { type InputRecord, recordFields } from '../../shared/record.ts';
import type { EngineIdentity } from '../../shared/results.ts';

export interface AnalysisContent {
  operation: 'score' | 'screen';
  /** Changes when code outside the engine (completeness, composition, notes) would answer differently. */
  composition: string;
  engine: EngineIdentity;
  day: string;
  record: InputRecord;
  configuration?: Configuration | undefined;
}

/** Arrays only, in a fixed order: the same content always has the same bytes, whoever built the objects. */
function canonical({ operation, composition, engine, day, record, configuration }: AnalysisContent): string {
  return JSON.stringify([
    operation,
    composition,
    [engine.name, engine.version, engine.model, engine.promptVersion],
    day,
    recordFields.map((field) => record[field]),
    configuration === undefined
      ? null
      : [
          configuration.practiceAreas.map((area) => [area.name, area.aliases]),
          configuration.threshold,
          configuration.customFilters,
        ],
  ]);
}

/** SHA-256 of all an answer depends on; never of who asked. */
export function contentKey(content: AnalysisContent): Buffer {
  return hash('sha256', canonical(content), 'buffer');
}
