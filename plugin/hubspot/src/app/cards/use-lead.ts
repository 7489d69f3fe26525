import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardLead, HandlingAction, OverrideStatus } from '../../../../../shared/card.ts';
import type { UnfitReason } from '../../../../../shared/lead-actions.ts';
import { type AskBridge, newRequestId, type Refusal } from './ask-bridge.ts';
import { followWork, type Pace } from './follow-work.ts';

/** What is known from the bridge, and what is in progress. */
interface Known {
  lead: CardLead | null;
  /** Why the last request failed; the known lead stays. */
  fault: Refusal | null;
  /** A pending action of this user. */
  busy: 'reading' | 'screening' | 'handling' | 'overriding' | null;
  /** The screening this user requested takes longer than the card waits for it. */
  slow: boolean;
  /** The status this user set is not on the contact yet. */
  unwritten: boolean;
  /** Why an action came too late, in words. */
  refused: string | null;
}

export interface LeadActions extends Known {
  /** Reads the lead again. */
  retry(): void;
  screen(): void;
  handle(action: HandlingAction, why?: { reason: UnfitReason; note: string | null }): void;
  /** Null takes the override back. */
  override(status: OverrideStatus | null): void;
}

interface Deps {
  ask: AskBridge;
  contactId: string;
  pace: Pace;
  /** Changes when the contact shows another result; null until it is known. */
  shownResult: string | null;
  /** The properties of the contact may have changed. */
  onWritten(): void;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const atFirst: Known = { lead: null, fault: null, busy: 'reading', slow: false, unwritten: false, refused: null };
const pressed = { fault: null, slow: false, unwritten: false, refused: null } as const;

/** Reads the lead when the card opens and when the contact shows another result, and follows pending work. */
export function useLead({ ask, contactId, pace, shownResult, onWritten }: Deps): LeadActions {
  const { known, learn, begin } = useLeadState();
  const { open, refresh, follow, isFollowing } = useReading({ ask, contactId, pace, onWritten, learn, begin });
  useEffect(() => void open(), [open]);
  usePolling(pace.lookEveryMs, async () => {
    if (known.busy === null && !isFollowing()) await refresh();
  });
  const { handling } = known.lead ?? { handling: null };
  // A claim changes the contact's owner, "Not a fit" its status, by anybody and anywhere.
  useChanges(handling === null ? null : `${handling.state} ${handling.version}`, onWritten);
  useChanges(shownResult, () => {
    // This user's own actions end with their own refresh.
    if (known.busy === null) void refresh().then(() => learn({ unwritten: false }));
  });

  const screen = async () => {
    const isCurrent = begin();
    learn({ ...pressed, busy: 'screening' });
    const answer = await ask('screenNow', { params: { contactId }, body: { requestId: newRequestId() } });
    if (answer.kind !== 'ok') return learn({ busy: null, fault: answer });
    const end = await follow(isCurrent);
    if (end.kind === 'left') return;
    const fault = end.kind === 'down' || end.kind === 'refused' ? end : null;
    learn({ busy: null, slow: end.kind === 'waiting', fault });
  };

  const handle: LeadActions['handle'] = async (action, why) => {
    const seen = known.lead?.handling?.version;
    if (seen === undefined) return;
    begin();
    learn({ ...pressed, busy: 'handling' });
    const body = { requestId: newRequestId(), action, seen, reason: why?.reason ?? null, note: why?.note ?? null };
    const answer = await ask('handleLead', { params: { contactId }, body });
    if (answer.kind !== 'ok') return learn({ busy: null, fault: answer });
    await open();
    learn({ refused: answer.value.words });
  };

  const override = async (status: OverrideStatus | null) => {
    begin();
    learn({ ...pressed, busy: 'overriding' });
    const body = { requestId: newRequestId(), status };
    const answer = await ask('setOverride', { params: { contactId }, body });
    if (answer.kind !== 'ok') {
      learn({ busy: null, fault: answer });
      return refresh();
    }
    onWritten();
    await open();
    learn({ unwritten: !answer.value.written });
  };

  return {
    ...known,
    retry: () => void open(),
    screen: () => void screen(),
    handle,
    override: (status) => void override(status),
  };
}

type Reading = Pick<Deps, 'ask' | 'contactId' | 'pace' | 'onWritten'> &
  Pick<ReturnType<typeof useLeadState>, 'learn' | 'begin'>;

/** Reads the lead, and keeps polling in the background while work is pending: the card does not wait for it. */
function useReading({ ask, contactId, pace, onWritten, learn, begin }: Reading) {
  // HubSpot passes new functions with every render; they must not trigger a new request.
  const written = useRef(onWritten);
  written.current = onWritten;
  const read = useCallback(() => ask('readLead', { params: { contactId } }), [ask, contactId]);
  const followed = useRef(0);

  const follow = useCallback(
    async (isCurrent: () => boolean) => {
      followed.current += 1;
      const end = await followWork({ read, wait, isWatched: isCurrent, onLead: (lead) => learn({ lead }), pace });
      followed.current -= 1;
      if (end.kind === 'done') written.current();
      return end;
    },
    [read, pace, learn],
  );
  const isFollowing = useCallback(() => followed.current > 0, []);

  const look = useCallback(
    async (isCurrent: () => boolean) => {
      const answer = await read();
      if (!isCurrent()) return null;
      if (answer.kind !== 'ok') return answer;
      // The bridge answers again; errors of other requests stay.
      learn(({ fault }) => ({ lead: answer.value, fault: fault?.operation === 'readLead' ? null : fault }));
      if (answer.value.work !== 'idle' && answer.value.obstacle === null) void follow(isCurrent);
      return null;
    },
    [read, follow, learn],
  );

  const open = useCallback(async () => {
    const isCurrent = begin();
    learn({ busy: 'reading', fault: null });
    const fault = await look(isCurrent);
    if (isCurrent()) learn({ busy: null, fault });
  }, [look, learn, begin]);

  /** A failed refresh changes nothing. */
  const refresh = useCallback(async () => void (await look(begin())), [look, begin]);

  return { open, refresh, follow, isFollowing };
}

/** Calls back when a value differs from the last known one. */
function useChanges(value: string | null, onChange: () => void): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const hasChanged = last.current !== null && last.current !== value;
    last.current = value;
    if (hasChanged) onChange();
  });
}

/** Checks at the usual pace; a card that stays open longer checks less often. */
const EAGER_LOOKS = 60;
const IDLE_FACTOR = 12;

/** HubSpot cannot push to a card, and an action in Slack may change no property of the contact: an open card polls. */
function usePolling(everyMs: number, look: () => Promise<void>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout>;
    const plan = (looks: number) => {
      if (!isOpen) return;
      const lookAndPlan = () => void latest.current().then(() => plan(looks + 1));
      timer = setTimeout(lookAndPlan, everyMs * (looks < EAGER_LOOKS ? 1 : IDLE_FACTOR));
    };
    plan(0);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [everyMs]);
}

/** The state while the card is open. */
function useLeadState() {
  const [known, setKnown] = useState(atFirst);
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);
  const turn = useRef(0);
  /** A new action replaces the running one. @returns whether it is still the current one */
  const begin = useCallback(() => {
    turn.current += 1;
    const own = turn.current;
    return () => watched.current && turn.current === own;
  }, []);
  const learn = useCallback((change: Partial<Known> | ((before: Known) => Partial<Known>)) => {
    if (!watched.current) return;
    setKnown((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
  }, []);
  return { known, learn, begin };
}
