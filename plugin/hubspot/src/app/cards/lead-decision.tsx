import { Alert, Flex, Heading, Link, List, Text } from '@hubspot/ui-extensions';
import { useCrmProperties } from '@hubspot/ui-extensions/crm';
import type { CardLead } from '../../../../../shared/card.ts';
import { reasonText } from './lead-details.tsx';
import { quoted, reasonView } from './lead-explanation.ts';
import { plainText } from './plain-text.ts';
import { dialable } from './telephone-number.gen.ts';

const TEXT_MAX = 300;

/** Danger first; then what to do, and why. */
export function LeadDecision({ safety, decision }: Pick<CardLead, 'safety' | 'decision'>) {
  return (
    <>
      {safety !== null && (
        <Alert title={plainText(safety.text, TEXT_MAX)} variant="danger">
          <Text>{quoted(safety.quote)}</Text>
        </Alert>
      )}
      {decision !== null && <Heading>{plainText(decision.text, TEXT_MAX)}</Heading>}
    </>
  );
}

/** The client's number: one tap dials it on a phone or with a calling app. */
export function LeadPhone({ properties }: { properties: readonly string[] }) {
  const held = useCrmProperties([...properties]);
  const phone = properties.map((name) => plainText(held.properties[name] ?? '', 60)).find((text) => text !== '');
  if (phone === undefined) return null;
  const number = dialable(phone);
  return number === null ? <Text>{phone}</Text> : <Link href={`tel:${number}`}>{`Call ${phone}`}</Link>;
}

/** The deciding reasons, at most three. */
export function TopReasons({ reasons }: Pick<CardLead, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <Flex direction="column" gap="extra-small">
      <Text format={{ fontWeight: 'demibold' }}>Why</Text>
      <List>
        {reasons.map(({ points, text, quote }) => {
          const shown = reasonText(reasonView({ points, why: text, quote }));
          return <Text key={shown}>{shown}</Text>;
        })}
      </List>
    </Flex>
  );
}
