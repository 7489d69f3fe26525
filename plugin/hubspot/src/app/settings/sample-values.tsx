import { Button, Flex, Link, Text } from '@hubspot/ui-extensions';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MappingSample } from '../../../../../shared/app-settings.ts';
import type { FieldMapping } from '../../../../../shared/field-mapping.ts';
import type { AskBridge } from './ask-bridge.gen.ts';
import type { FieldName } from './mapping-draft.ts';

export interface Sample {
  contact: MappingSample['contact'];
  /** A field's value under the mapping that was used; null when unknown. */
  valueOf(field: FieldName): string | null;
  isLoading: boolean;
  /** Reads the contact with the current mapping. */
  refresh(): void;
}

/** A real contact with its mapped values, read when the page opens and on request. */
export function useSample(ask: AskBridge, mapping: FieldMapping | null): Sample {
  const [known, setKnown] = useState<{ sample: MappingSample | null; isLoading: boolean }>({
    sample: null,
    isLoading: true,
  });
  const latest = useRef(mapping);
  latest.current = mapping;
  const watched = useRef(true);
  const refresh = useCallback(async () => {
    if (latest.current === null) return setKnown((before) => ({ ...before, isLoading: false }));
    setKnown((before) => ({ ...before, isLoading: true }));
    const answer = await ask('readSample', { body: { mapping: latest.current, contactId: null } });
    if (!watched.current) return;
    // Fields can be chosen without a sample.
    setKnown((before) => ({ sample: answer.kind === 'ok' ? answer.value : before.sample, isLoading: false }));
  }, [ask]);
  useEffect(() => {
    watched.current = true;
    void refresh();
    return () => {
      watched.current = false;
    };
  }, [refresh]);
  const values = new Map(known.sample?.values.map(({ field, value }) => [field, value]));
  return {
    contact: known.sample?.contact ?? null,
    valueOf: (field) => values.get(field) ?? null,
    isLoading: known.isLoading,
    refresh: () => void refresh(),
  };
}

/** The contact whose values are shown beside the fields. */
export function SampleContact({ sample: { contact, isLoading, refresh } }: { sample: Sample }) {
  if (contact === null)
    return isLoading ? null : <Text variant="microcopy">Sample values appear once there is a lead.</Text>;
  const name = contact.name === '' ? `Contact ${contact.id}` : contact.name;
  return (
    <Flex direction="row" gap="small" align="center" wrap="wrap">
      <Text>Sample contact:</Text>
      {contact.url === null ? <Text>{name}</Text> : <Link href={contact.url}>{name}</Link>}
      <Button variant="secondary" size="extra-small" disabled={isLoading} onClick={refresh}>
        Update sample values
      </Button>
    </Flex>
  );
}
