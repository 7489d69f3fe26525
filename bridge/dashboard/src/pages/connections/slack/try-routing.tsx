import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useEffect, useState } from 'react';
import type { SlackSettings } from '../../../../../../shared/slack-settings.ts';
import { useAsk } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Trouble } from '../../../parts/trouble.tsx';
import { mentionWords } from './routing-lines.ts';

const TYPING_MS = 400;

/** Where would this lead go, and when? Nothing is sent. */
export function TryRouting({ settings }: { readonly settings: SlackSettings | null }) {
  const [practiceArea, setPracticeArea] = useState('');
  const [score, setScore] = useState('80');
  const [state, setState] = useState('');
  const [language, setLanguage] = useState<'en' | 'es'>('en');
  const [timeSensitive, setTimeSensitive] = useState(false);
  // Once it was asked, the answer follows what is typed, here and in the form above.
  const [asked, setAsked] = useState(false);
  const lead = { practiceArea, score: Number(score), state, language, timeSensitive };
  const [body] = useDebouncedValue({ ...lead, at: null, settings }, TYPING_MS);
  const { data, error, isFetching } = useAsk('tryRouting', { body }, { enabled: asked, keep: true });
  const channel = data?.channelId;
  useEffect(() => {
    if (channel !== undefined) announce(`It would go to ${channel}.`);
  }, [channel]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
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
        <Checkbox
          label="The lead is time-sensitive"
          checked={timeSensitive}
          onChange={(event) => setTimeSensitive(event.currentTarget.checked)}
        />
        <Group>
          <Button type="submit" variant="default" loading={isFetching}>
            Test
          </Button>
        </Group>
        <Trouble problem={error} />
        {data ? (
          <div>
            <Text size="sm" fw={600}>
              To {data.channelId}, <Moment at={data.at} />, notifies{' '}
              {data.mention === null ? 'no one in particular' : mentionWords(data.mention)}
            </Text>
            <ul className="reasons">
              {data.why.map((step) => (
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
