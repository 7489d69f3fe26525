import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useEffect, useState } from 'react';
import type { DashboardInput, DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { NO_MENTION, privacyWords, type SlackSettings } from '../../../../../../shared/slack-settings.ts';
import { useAsk } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Choice, entered, optionsOf } from '../../../parts/fields.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { mentionWords } from './routing-lines.ts';

const TYPING_MS = 400;

interface TryRoutingProps {
  /** The typed settings; `saved` when there are none, `wrong` when they cannot be saved. */
  readonly settings: SlackSettings | 'saved' | 'wrong';
}

type Question = DashboardInput<'tryRouting'>;
type Answer = DashboardOutput<'tryRouting'>;

const nothing: Question = {
  practiceArea: '',
  score: 0,
  state: '',
  language: 'en',
  timeSensitive: false,
  at: null,
  settings: null,
};

/** A lead as typed; an empty `when` means now. */
type LeadDraft = Pick<Question, 'practiceArea' | 'state' | 'language' | 'timeSensitive'> & {
  readonly score: string;
  readonly when: string;
};

/** Undefined where it is not a score. */
function scoreOf(text: string): number | undefined {
  const score = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(score) && score >= 0 && score <= 100 ? score : undefined;
}

/** Null for now, and while a date is still being typed. */
const momentOf = (text: string) => (Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString());

/** Null where it cannot be asked. */
function questionOf({ when, ...lead }: LeadDraft, settings: TryRoutingProps['settings']): Question | null {
  const score = scoreOf(lead.score);
  if (score === undefined || settings === 'wrong') return null;
  return { ...lead, score, at: momentOf(when), settings: settings === 'saved' ? null : settings };
}

/** Where would this lead go, and when? Nothing is sent. */
export function TryRouting({ settings }: TryRoutingProps) {
  const [lead, setLead] = useState<LeadDraft>({ ...nothing, score: '80', when: '' });
  // Once asked, the answer follows what is typed, here and in the form above.
  const [submitted, setSubmitted] = useState(false);
  const wanted = questionOf(lead, settings);
  // As text: a new object would never compare equal.
  const [settled] = useDebouncedValue(JSON.stringify(wanted), TYPING_MS);
  const body: Question | null = JSON.parse(settled);
  const tried = useAsk('tryRouting', { body: body ?? nothing }, { enabled: submitted && body !== null, keep: true });
  // A stale answer must not look like one to the current input.
  const sound = wanted !== null && body !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  return (
    <form className="row" onSubmit={submit}>
      <Stack gap="sm">
        <Title order={3} size="h5">
          Where would this lead go, and when?
        </Title>
        <LeadFields lead={lead} onChange={(part) => setLead({ ...lead, ...part })} />
        <Group>
          <Button type="submit" variant="default" loading={tried.isFetching} disabled={settings === 'wrong'}>
            Test
          </Button>
          {settings === 'wrong' ? <Text size="sm">Correct the marked fields above to test the rules.</Text> : null}
        </Group>
        <ProblemAlert problem={sound ? tried.error : null} />
        {sound && tried.data ? <RoutingAnswer answer={tried.data} /> : null}
      </Stack>
    </form>
  );
}

interface LeadFieldsProps {
  readonly lead: LeadDraft;
  readonly onChange: (part: Partial<LeadDraft>) => void;
}

const languages = optionsOf({ en: 'English', es: 'Spanish' });

function LeadFields({ lead, onChange }: LeadFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        <TextInput
          label="Practice area of the lead"
          maxLength={500}
          {...entered(lead.practiceArea, (practiceArea) => onChange({ practiceArea }))}
        />
        <TextInput
          label="Score of the lead"
          inputMode="numeric"
          required
          error={scoreOf(lead.score) === undefined ? 'Enter a whole number from 0 to 100' : null}
          {...entered(lead.score, (score) => onChange({ score }))}
        />
        <TextInput label="State of the lead" maxLength={500} {...entered(lead.state, (state) => onChange({ state }))} />
        <Choice
          label="Language"
          options={languages}
          value={lead.language}
          onChange={(language) => onChange({ language })}
        />
        <TextInput
          label="When it comes in"
          description="Your local time; leave blank for right now"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="datetime-local"
          {...entered(lead.when, (when) => onChange({ when }))}
        />
      </SimpleGrid>
      <Checkbox
        label="The lead is time-sensitive"
        checked={lead.timeSensitive}
        onChange={(event) => onChange({ timeSensitive: event.currentTarget.checked })}
      />
    </>
  );
}

function RoutingAnswer({ answer: { channelId, at, mention, privacy, why } }: { readonly answer: Answer }) {
  useEffect(() => announce(`It would go to ${channelId}.`), [channelId]);
  return (
    <div>
      <Text size="sm" fw={600}>
        To {channelId}, <Moment at={at} />, notifies {mention === null ? NO_MENTION : mentionWords(mention)}, shows{' '}
        {privacyWords[privacy]}
      </Text>
      <ul className="reasons">
        {why.map((step) => (
          <li key={step}>
            <bdi>{step}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
