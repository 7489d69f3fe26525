import { Group, Stack, Text, Title } from '@mantine/core';
import type { Breakdown, Screening } from '../../../../shared/results.ts';
import { ToneBadge } from '../parts/badges.tsx';
import { NotesView } from './notes-view.tsx';
import { PartBars } from './part-bars.tsx';
import { Flags, Questions } from './questions.tsx';
import { quotesOf, quotesOfScore } from './quotes-of.ts';
import { RuleVerdicts } from './rule-verdicts.tsx';

interface ScreeningViewProps {
  readonly screening: Screening;
  /** Null when it is no longer known. */
  readonly threshold: number | null;
  /** The notes that were judged. */
  readonly notes: string;
}

/** A full result: verdict first, then every point and rule. */
export function ScreeningView({ screening, threshold, notes }: ScreeningViewProps) {
  const { valid, score, breakdown } = screening;
  return (
    <Stack gap="md">
      <Group gap="sm">
        <ToneBadge words={valid ? 'Valid' : 'Not valid'} tone={valid ? 'green' : 'red'} />
        <Text>
          Screening score <strong>{score}</strong>
          {threshold === null ? null : `, threshold ${threshold}`}; quality of the case{' '}
          <strong>{breakdown.score}</strong>
        </Text>
      </Group>
      <Parts said={screening.notes} breakdown={breakdown} screening={screening} notes={notes} />
    </Stack>
  );
}

/** The case score, for when nothing was screened or no rule was checked. */
export function ScoreView({ breakdown, notes }: { readonly breakdown: Breakdown; readonly notes: string }) {
  return (
    <Stack gap="md">
      <Text>
        Quality of the case <strong>{breakdown.score}</strong>
      </Text>
      <Parts said={breakdown.notes} breakdown={breakdown} screening={null} notes={notes} />
    </Stack>
  );
}

interface PartsProps {
  /** The notes of the result. */
  readonly said: string;
  readonly breakdown: Breakdown;
  readonly screening: Screening | null;
  readonly notes: string;
}

function Parts({ said, breakdown, screening, notes }: PartsProps) {
  return (
    <>
      <Text size="sm">
        <bdi>{said}</bdi>
      </Text>
      <div className="columns">
        <Part title="Case score by part">
          <PartBars breakdown={breakdown} />
        </Part>
        {screening === null ? null : (
          <Part title="Your rules">
            <RuleVerdicts screening={screening} />
          </Part>
        )}
        <Part title="Key words in the notes">
          <NotesView notes={notes} quotes={screening === null ? quotesOfScore(breakdown) : quotesOf(screening)} />
        </Part>
        <Part title="What to ask next">
          <Questions asks={breakdown.asks} />
        </Part>
        {breakdown.flags.length > 0 ? (
          <Part title="Look at this first">
            <Flags flags={breakdown.flags} />
          </Part>
        ) : null}
      </div>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </div>
  );
}
