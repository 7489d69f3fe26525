import { Button, Flex, Link, List, LoadingButton, Text } from '@hubspot/ui-extensions';
import { useEffect, useRef, useState } from 'react';
import type { RulesPreview } from '../../../../../shared/app-settings.ts';
import type { ConfigurationInput } from '../../../../../shared/configuration.ts';
import type { Answer, AskBridge, Refusal } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';

interface Props {
  ask: AskBridge;
  /** The typed draft, as it would be saved; null when something is wrong with it. */
  draft: ConfigurationInput | null;
  /** The same with the latest input: HubSpot renders in another thread. */
  latest(): ConfigurationInput | null;
}

type Found = Pick<RulesPreview, 'leads' | 'kept' | 'judged' | 'unread' | 'flips'>;

interface State {
  isBusy: boolean;
  found: Found | null;
  /** Calls of the language model to confirm. */
  calls: number | null;
  fault: Refusal | null;
}

const atRest: State = { isBusy: false, found: null, calls: null, fault: null };

/** Previews the draft on the last leads, before it is saved; nothing is stored. */
export function RulesPreviewPart({ ask, draft, latest }: Props) {
  const [{ isBusy, found, calls, fault }, setState] = useState(atRest);
  const turn = useRef(0);
  const about = useRef('');
  const asText = JSON.stringify(draft);
  useEffect(() => {
    if (asText === about.current) return;
    // The result is about another draft.
    turn.current += 1;
    setState(atRest);
  }, [asText]);

  const run = async (confirmed: boolean) => {
    const configuration = latest();
    if (configuration === null) return;
    about.current = JSON.stringify(configuration);
    turn.current += 1;
    const own = turn.current;
    const learn = (state: Partial<State>) => {
      if (turn.current === own) setState((before) => ({ ...before, ...state }));
    };
    setState({ ...atRest, isBusy: true });
    let sum: Found | null = null;
    let from: number | null = 0;
    while (from !== null && turn.current === own) {
      const answer: Answer<RulesPreview> = await ask('previewRules', {
        body: { configuration, confirmed, from },
      });
      if (answer.kind !== 'ok') return learn({ isBusy: false, fault: answer });
      const { calls: wanted, next, ...part }: RulesPreview = answer.value;
      if (wanted !== null) return learn({ isBusy: false, calls: wanted });
      sum = added(sum, part);
      learn({ found: sum });
      from = next;
    }
    learn({ isBusy: false });
  };

  return (
    <Flex direction="column" gap="small">
      <Flex direction="row" gap="small" align="center">
        <LoadingButton
          variant="secondary"
          size="small"
          loading={isBusy}
          disabled={draft === null || isBusy}
          onClick={() => void run(false)}
        >
          Check with the last 100 leads
        </LoadingButton>
        <Text variant="microcopy">Shows what would change. Nothing is saved.</Text>
      </Flex>
      {fault !== null && <BridgeFault fault={fault} />}
      {calls !== null && (
        <Flex direction="row" gap="small" align="center">
          <Text>{`The language model would be asked ${calls === 1 ? 'once' : `${calls} times`}.`}</Text>
          <Button variant="secondary" size="small" onClick={() => void run(true)}>
            {`Ask ${calls === 1 ? 'once' : `${calls} times`}`}
          </Button>
        </Flex>
      )}
      {found !== null && <Result found={found} isBusy={isBusy} />}
    </Flex>
  );
}

const added = (sum: Found | null, { judged, flips, ...part }: Found): Found => ({
  ...part,
  judged: judged + (sum?.judged ?? 0),
  flips: [...(sum?.flips ?? []), ...flips],
});

function Result({ found: { leads, kept, judged, unread, flips }, isBusy }: { found: Found; isBusy: boolean }) {
  const notes = [
    kept === 0 ? '' : `${kept} keep a status set manually.`,
    unread === 0 ? '' : `${unread} are no longer in this account.`,
  ].filter((text) => text !== '');
  if (leads === 0) return <Text>There are no leads to check with yet.</Text>;
  return (
    <Flex direction="column" gap="small">
      <Text format={{ fontWeight: 'demibold' }}>
        {`${isBusy ? 'So far' : 'Of'} ${judged === 1 ? '1 lead' : `${judged} leads`}: ${flips.length === 0 ? 'none would change' : `${flips.length} would change`}`}
      </Text>
      {notes.length > 0 && <Text variant="microcopy">{notes.join(' ')}</Text>}
      <Flips title="Would become valid" flips={flips.filter(({ valid }) => valid)} />
      <Flips title="Would become invalid" flips={flips.filter(({ valid }) => !valid)} />
    </Flex>
  );
}

function Flips({ title, flips }: { title: string; flips: RulesPreview['flips'] }) {
  if (flips.length === 0) return null;
  return (
    <Flex direction="column" gap="extra-small">
      <Text>{`${title} (${flips.length})`}</Text>
      <List>
        {flips.map(({ contactId, name, url, before, after, why }) => (
          <Flex key={contactId} direction="row" gap="extra-small" wrap="wrap">
            {url === null ? (
              <Text>{name ?? `Contact ${contactId}`}</Text>
            ) : (
              <Link href={url}>{name ?? `Contact ${contactId}`}</Link>
            )}
            <Text variant="microcopy">{`${before === after ? `score ${after}` : `score ${before}, then ${after}`}${why === null ? '' : `. ${why}`}`}</Text>
          </Flex>
        ))}
      </List>
    </Flex>
  );
}
