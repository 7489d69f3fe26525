import { Stack, Text } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';
import { useAsk } from '../client/ask.ts';
import { type Bar, BarPlot } from '../parts/bar-plot.tsx';
import { entered } from '../parts/fields.tsx';

interface ThresholdEditorProps {
  readonly threshold: number;
  readonly locked?: boolean;
  readonly onChange: (threshold: number) => void;
}

const SPAN = 5;

/** Counts of scores 0 to 100 in bins of five; the part of each that reaches the threshold is highlighted. */
function barsOf(counts: readonly number[], threshold: number): Bar[] {
  const starts = Array.from({ length: Math.ceil(counts.length / SPAN) }, (_, at) => at * SPAN);
  const sum = (from: number, until: number) => counts.slice(from, until).reduce((total, count) => total + count, 0);
  return starts.map((from) => {
    const until = Math.min(from + SPAN, counts.length);
    return {
      label: until - from === 1 ? `${from}` : `${from} to ${until - 1}`,
      total: sum(from, until),
      part: sum(Math.min(Math.max(from, threshold), until), until),
    };
  });
}

/** The lowest score of a valid lead, drawn over the firm's score distribution. */
export function ThresholdEditor({ threshold, locked = false, onChange }: ThresholdEditorProps) {
  const { data } = useAsk('readScores', {});
  const counts = data?.counts ?? [];
  const reached = counts.slice(threshold).reduce((total, count) => total + count, 0);
  return (
    <Stack gap="sm">
      {data && data.total > 0 ? (
        <BarPlot
          caption={`Scores of ${counted(data.total, 'lead')}. Darker bars are at or above ${threshold}.`}
          bars={barsOf(counts, threshold)}
          columns={{ label: 'Score', total: 'Leads', part: `${threshold} or more` }}
        />
      ) : null}
      <label htmlFor="threshold">
        <Text component="span" fw={600} size="sm">
          Minimum score of a valid lead: {threshold}
        </Text>
      </label>
      <input
        id="threshold"
        type="range"
        min={1}
        max={100}
        disabled={locked}
        {...entered(`${threshold}`, (text) => onChange(Number(text)))}
      />
      <Text size="sm" c="dimmed">
        {data && data.total > 0
          ? `${reached} of ${counted(data.total, 'lead')} (${Math.round((reached / data.total) * 100)}%) score this or higher.`
          : "Your leads' scores will appear here. 60 is a good start."}
      </Text>
    </Stack>
  );
}
