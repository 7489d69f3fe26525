import type { ScoreCase } from '../../../bridge/analysis/evaluation/cases.ts';
import { assessByRules } from '../../../bridge/analysis/rubric/assess-case.ts';
import { caseParts } from '../../../shared/results.ts';
import type { GradedFindings } from './search-points.ts';

/** What the rules found in a graded lead; `null` for what they hold for no lead, where the table has no say. */
export const gradeLead = ({ record, gold }: ScoreCase, half: 0 | 1, today: string): GradedFindings | null => {
  const { isLead, features, endings } = assessByRules(record, today);
  if (!isLead) return null;
  const capOf = (part: (typeof caseParts)[number]): number =>
    Math.min(20, ...endings.map(({ caps }) => caps[part] ?? 20));
  const perPart = (value: (part: (typeof caseParts)[number]) => number) =>
    Object.fromEntries(caseParts.map((part) => [part, value(part)])) as GradedFindings['gold'];
  return {
    half,
    levels: new Map([...features].map(([name, { amount }]) => [name, amount])),
    caps: perPart(capOf),
    gold: perPart((part) => gold[part]),
  };
};
