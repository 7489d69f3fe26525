import { Group, Stack, Text } from '@mantine/core';
import { type Breakdown, partLabels, partNames, type Reason } from '../../../../shared/results.ts';
import { Quote } from '../parts/quote.tsx';

const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'));

/** The six parts, which add up to the score, each with the reasons for its points. */
export function PartBars({ breakdown }: { readonly breakdown: Breakdown }) {
  const sum = partNames.reduce((total, name) => total + breakdown.parts[name].points, 0);
  return (
    <Stack gap="sm">
      {partNames.map((name) => {
        const { points, max, reasons } = breakdown.parts[name];
        return (
          <div key={name}>
            <Group justify="space-between" gap="xs">
              <Text fw={600} size="sm">
                {partLabels[name]}
              </Text>
              <Text size="sm">
                {points} of {max}
              </Text>
            </Group>
            <div className="part-bar" aria-hidden="true">
              <span className="filled" style={{ width: `${(points / max) * 100}%` }} />
            </div>
            {reasons.length > 0 ? <Reasons part={partLabels[name]} reasons={reasons} /> : null}
          </div>
        );
      })}
      <Text size="sm" fw={600}>
        Total: {sum} of 100
      </Text>
    </Stack>
  );
}

function Reasons({ part, reasons }: { readonly part: string; readonly reasons: readonly Reason[] }) {
  return (
    <details>
      <summary className="note">
        {reasons.length === 1 ? '1 reason' : `${reasons.length} reasons`}
        <span className="hidden-but-read"> for {part}</span>
      </summary>
      <ul className="reasons">
        {reasons.map(({ points, why, quote }) => (
          <li key={`${points} ${why} ${quote}`}>
            <strong>{signed(points)}</strong> {why}
            {quote === null ? null : ': '}
            <Quote>{quote}</Quote>
          </li>
        ))}
      </ul>
    </details>
  );
}
