import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardLead, OverrideStatus } from '../../../../../shared/card.ts';
import { type AskBridge, newRequestId, type Refusal } from './ask-bridge.ts';
import { followWork, type Pace } from './follow-work.ts';

/** What is known from the bridge, and what goes on with it. */
interface Known {
  lead: CardLead | null;
  /** Why the last question was not answered; the lead that was known stays. */
  fault: Refusal | null;
  /** What was asked for and is not done. */
  busy: 'reading' | 'screening' | 'overriding' | null;
  /** A screening takes longer than the card waits for it. */
  slow: boolean;
}

export interface LeadTalk extends Known {
  /** Reads the lead once more. */
  retry(): void;
  screen(): void;
  /** Null gives the lead back to the bridge. */
  override(status: OverrideStatus | null): void;
}

interface Deps {
  ask: AskBridge;
  contactId: string;
  pace: Pace;
  /** The properties of the contact may have changed. */
  onWritten(): void;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const atFirst: Known = { lead: null, fault: null, busy: 'reading', slow: false };

/** Reads the lead when the card opens, and follows a screening until it is done. */
export function useLead({ ask, contactId, pace, onWritten }: Deps): LeadTalk {
  const { known, learn, isWatched } = useKnown();
  // HubSpot hands over new functions with every rendering; none of them is a reason to ask again.
  const written = useRef(onWritten);
  written.current = onWritten;
  const read = useCallback(() => ask('readLead', { params: { contactId } }), [ask, contactId]);

  const follow = useCallback(async () => {
    learn({ busy: 'screening', slow: false });
    const end = await followWork({ read, wait, isWatched, onLead: (lead) => learn({ lead }), pace });
    if (end.kind === 'done') written.current();
    const fault = end.kind === 'down' || end.kind === 'refused' ? end : null;
    learn({ busy: null, slow: end.kind === 'waiting', fault });
  }, [read, pace, learn, isWatched]);

  const open = useCallback(async () => {
    learn({ busy: 'reading', fault: null });
    const answer = await read();
    if (answer.kind !== 'ok') return learn({ busy: null, fault: answer });
    learn({ busy: null, lead: answer.value });
    if (answer.value.work !== 'idle') await follow();
  }, [read, follow, learn]);

  useEffect(() => void open(), [open]);

  const screen = async () => {
    learn({ busy: 'screening', fault: null });
    const answer = await ask('screenNow', { params: { contactId }, body: { requestId: newRequestId() } });
    if (answer.kind === 'ok') return follow();
    learn({ busy: null, fault: answer });
  };

  const override = async (status: OverrideStatus | null) => {
    learn({ busy: 'overriding', fault: null });
    const body = { requestId: newRequestId(), status };
    const answer = await ask('setOverride', { params: { contactId }, body });
    if (answer.kind !== 'ok') return learn({ busy: null, fault: answer });
    written.current();
    await open();
  };

  return {
    ...known,
    retry: () => void open(),
    screen: () => void screen(),
    override: (status) => void override(status),
  };
}

/** What is known, for as long as somebody looks at the card. */
function useKnown() {
  const [known, setKnown] = useState(atFirst);
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);
  const isWatched = useCallback(() => watched.current, []);
  const learn = useCallback((change: Partial<Known>) => {
    if (watched.current) setKnown((before) => ({ ...before, ...change }));
  }, []);
  return { known, learn, isWatched };
}
