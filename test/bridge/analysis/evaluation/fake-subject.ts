import type { Subject } from '../../../../bridge/analysis/evaluation/evaluate.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { type Breakdown, partMaxima, partNames, type Screening } from '../../../../shared/results.ts';

function breakdownOf(score: number): Breakdown {
  let left = score;
  const parts = Object.fromEntries(
    partNames.map((name) => {
      const points = Math.min(left, partMaxima[name]);
      left -= points;
      return [name, { points, max: partMaxima[name], reasons: [] }];
    }),
  ) as unknown as Breakdown['parts'];
  const engine = { name: 'rubric' as const, version: 'test', model: null, promptVersion: null };
  return { score, notes: '', parts, facts: [], missing: [], asks: [], flags: [], engine };
}

/** A subject that scores by a function of the record, and lets in what reaches the threshold. */
export function createFakeSubject(scoreOf: (record: InputRecord) => number): Subject & { asked: InputRecord[] } {
  const asked: InputRecord[] = [];
  return {
    asked,
    async score(record) {
      asked.push(record);
      return breakdownOf(scoreOf(record));
    },
    async screen(record, configuration) {
      asked.push(record);
      const score = scoreOf(record);
      const matched = configuration.practiceAreas.find(({ name, aliases }) =>
        [name, ...aliases].includes(record.practiceArea),
      );
      const screening: Screening = {
        score,
        notes: '',
        valid: matched !== undefined && score >= configuration.threshold,
        area: { accepted: matched !== undefined, matched: matched?.name ?? null, why: '' },
        relevance: { points: 0, why: '', quote: null },
        filters: [],
        breakdown: breakdownOf(score),
      };
      return screening;
    },
  };
}
