import { Text } from '@mantine/core';
import { type Breakdown, flagLabels } from '../../../../shared/results.ts';
import { Quote } from '../parts/quote.tsx';

/** What to ask on the phone, the most valuable first. */
export function Questions({ asks: all }: { readonly asks: Breakdown['asks'] }) {
  const asks = all.filter(({ gain }) => gain > 0);
  if (asks.length === 0) return <Text size="sm">No open question would change the score.</Text>;
  return (
    <ol className="reasons">
      {asks.map(({ question, gain }) => (
        <li key={question}>
          {question}{' '}
          <span className="note">
            up to {gain} {gain === 1 ? 'point' : 'points'}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Flags({ flags }: { readonly flags: Breakdown['flags'] }) {
  return (
    <ul className="reasons">
      {flags.map(({ name, detail, quote }) => (
        <li key={`${name} ${quote}`}>
          <strong>{flagLabels[name]}</strong>
          {detail === null ? null : (
            <>
              : <bdi>{detail}</bdi>
            </>
          )}{' '}
          <Quote>{quote}</Quote>
        </li>
      ))}
    </ul>
  );
}
