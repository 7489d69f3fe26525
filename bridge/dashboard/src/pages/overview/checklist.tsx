import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { useMay, useMe } from '../../client/me.ts';
import { withTrial } from '../../client/tried-sample.ts';
import { Section } from '../../parts/page.tsx';
import { stepWords } from '../../words/step-words.ts';

/** What is left to do before leads come in; hidden once all is done. */
export function Checklist({ checklist: saved }: { readonly checklist: Overview['checklist'] }) {
  const mayChange = useMay('admin');
  const { data: me } = useMe();
  const checklist = me === undefined ? saved : withTrial(saved, me.account.id);
  const left = checklist.filter(({ done }) => !done);
  if (left.length === 0 || !mayChange) return null;
  return (
    <Section title="Get started" note={`${checklist.length - left.length} of ${checklist.length} done.`}>
      <Stack gap={4}>
        {checklist.map(({ key, done }) => (
          <Text size="sm" key={key} c={done ? 'dimmed' : undefined}>
            {done ? '✓ ' : '○ '}
            {stepWords[key].todo}
            <span className="hidden-but-read">{done ? ' (done)' : ' (left to do)'}</span>
          </Text>
        ))}
      </Stack>
      <Group>
        <Button component={Link} to="/start">
          {left.length === checklist.length ? 'Get started' : 'Continue setup'}
        </Button>
      </Group>
    </Section>
  );
}
