import { Text } from '@mantine/core';
import type { Configuration } from '../../../../../shared/configuration.ts';
import { filterLabel } from '../../editor/rules-draft.ts';

interface RulesSummaryProps {
  readonly configuration: Configuration;
  /** What the other version does not have is marked. */
  readonly other: Configuration;
}

const linesOf = ({ practiceAreas, threshold, customFilters }: Configuration) => [
  ...practiceAreas.map(
    ({ name, aliases }) => `Takes ${name}${aliases.length === 0 ? '' : ` (also ${aliases.join(', ')})`}`,
  ),
  `Threshold ${threshold}`,
  ...customFilters.map((filter) => `Rule: ${filterLabel(filter)}`),
];

/** A version as lines; those that only it has are marked. */
export function RulesSummary({ configuration, other }: RulesSummaryProps) {
  const others = new Set(linesOf(other));
  return (
    <ul className="reasons">
      {linesOf(configuration).map((line) => (
        <li key={line}>
          {others.has(line) ? (
            <bdi>{line}</bdi>
          ) : (
            <mark>
              <bdi>{line}</bdi>
              <Text component="span" className="hidden-but-read">
                {' '}
                (only here)
              </Text>
            </mark>
          )}
        </li>
      ))}
    </ul>
  );
}
