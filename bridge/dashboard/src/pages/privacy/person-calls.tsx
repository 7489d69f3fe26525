import { Button, Group, Stack, Text } from '@mantine/core';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { saveFile } from '../../person/download-person.tsx';
import { erasedWords } from './erase-results.tsx';

interface PersonCallsProps {
  /** An email or a phone number. */
  readonly person: string;
  readonly calls: number;
}

/** Saved API calls about a person, who may not be a contact in HubSpot. */
export function PersonCalls({ person, calls }: PersonCallsProps) {
  const download = useDo('exportPersonCalls', ['listAudit']);
  const erase = useDo('erasePersonCalls', ['listKeptCalls', 'readCallKeeping', 'listAudit']);
  const words = calls === 1 ? '1 saved API call' : `${calls} saved API calls`;
  if (erase.data) return <Text size="sm">{erasedWords(erase.data)}</Text>;
  return (
    <Stack gap="xs" className="row">
      <Text fw={600}>{words}</Text>
      <Text size="sm">
        With the email or phone <bdi>{person}</bdi>.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={download.isPending}
          onClick={() =>
            download.mutate(
              { body: { person } },
              {
                onSuccess: (data) => {
                  saveFile('api-calls.json', JSON.stringify(data, null, 2));
                  announce('Downloaded.');
                },
              },
            )
          }
        >
          Download the calls
        </Button>
        <ConfirmButton
          label="Erase the calls"
          question={`Erase ${words}?`}
          consequence="Permanently deleted: the calls with their records, the reasons for their scores, and answers kept for a repeated request. The system that sent them is not told."
          work={erase}
          input={{ body: { person } }}
          done={erasedWords}
        />
      </Group>
      <ProblemAlert problem={download.error} />
    </Stack>
  );
}
