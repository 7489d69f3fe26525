import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SlackSettings } from '../../../../../../shared/slack-settings.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Trouble } from '../../../parts/trouble.tsx';

/** Where would this lead go, and when? Nothing is sent. */
export function TryRouting({ settings }: { readonly settings: SlackSettings | null }) {
  const [practiceArea, setPracticeArea] = useState('');
  const [score, setScore] = useState('80');
  const [state, setState] = useState('');
  const [language, setLanguage] = useState<'en' | 'es'>('en');
  const attempt = useDo('tryRouting');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { practiceArea, score: Number(score), state, language, timeSensitive: false, at: null, settings };
    attempt.mutate({ body }, { onSuccess: ({ channelId }) => announce(`It would go to ${channelId}.`) });
  };
  return (
    <form className="row" onSubmit={submit}>
      <Stack gap="sm">
        <Title order={3} size="h5">
          Where would this lead go, and when?
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
          <TextInput
            label="Practice area of the lead"
            value={practiceArea}
            maxLength={500}
            onChange={(event) => setPracticeArea(event.currentTarget.value)}
          />
          <TextInput
            label="Score of the lead"
            type="number"
            min={0}
            max={100}
            required
            value={score}
            onChange={(event) => setScore(event.currentTarget.value)}
          />
          <TextInput
            label="State of the lead"
            value={state}
            maxLength={500}
            onChange={(event) => setState(event.currentTarget.value)}
          />
          <NativeSelect
            label="Language"
            data={[
              { value: 'en', label: 'English' },
              { value: 'es', label: 'Spanish' },
            ]}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value === 'es' ? 'es' : 'en')}
          />
        </SimpleGrid>
        <Group>
          <Button type="submit" variant="default" loading={attempt.isPending}>
            Test
          </Button>
        </Group>
        <Trouble problem={attempt.error} />
        {attempt.data ? (
          <div>
            <Text size="sm" fw={600}>
              To {attempt.data.channelId}, <Moment at={attempt.data.at} />
            </Text>
            <ul className="reasons">
              {attempt.data.why.map((step) => (
                <li key={step}>
                  <bdi>{step}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Stack>
    </form>
  );
}
