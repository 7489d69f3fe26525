import { Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FieldMapping } from '../../../../../../shared/field-mapping.ts';
import { useAsk } from '../../../client/ask.ts';
import { Answered } from '../../../parts/answered.tsx';
import { Entry } from '../../../parts/entry.tsx';
import { fieldWords } from '../../../words/record-words.ts';

const TYPING_MS = 500;

/** A real contact, with each field under the mapping as typed. */
export function MappingSample({ mapping }: { readonly mapping: FieldMapping }) {
  const [settled] = useDebouncedValue(mapping, TYPING_MS);
  const sample = useAsk('readSample', { body: { mapping: settled } }, { keep: true });
  return (
    <div className="row">
      <Title order={3} size="h5" mb="xs">
        A live example
      </Title>
      <Answered query={sample}>
        {({ contact, values }) =>
          contact === null ? (
            <Text size="sm">There is no contact in HubSpot yet.</Text>
          ) : (
            <>
              <Text size="sm" mb="xs">
                <bdi>{contact.name}</bdi>
              </Text>
              <dl className="record">
                {values.map(({ field, value }) => (
                  <Entry key={field} name={fieldWords[field]}>
                    {value || '–'}
                  </Entry>
                ))}
              </dl>
            </>
          )
        }
      </Answered>
    </div>
  );
}
