import type { Configuration } from '../../../../../shared/configuration.ts';
import { filterLabel } from '../../editor/rules-draft.ts';

/** A version of the rules, line by line. */
export const ruleLines = ({ practiceAreas, threshold, customFilters }: Configuration): string[] => [
  ...practiceAreas.map(
    ({ name, aliases }) => `Takes ${name}${aliases.length === 0 ? '' : ` (also ${aliases.join(', ')})`}`,
  ),
  `Threshold ${threshold}`,
  ...customFilters.map((filter) => `Rule: ${filterLabel(filter)}`),
];
