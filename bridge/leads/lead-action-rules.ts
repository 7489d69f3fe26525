import type { LeadAction } from '../../shared/lead-actions.ts';
import type { LeadHandling } from '../platform/store/schema.ts';

type State = LeadHandling['state'];

/** A lead's handling state, and who has it. */
interface CurrentHandling {
  state: State;
  /** Whether it is the acting person. */
  mine: boolean;
}

/** When the handling of a lead last changed. */
interface Since {
  state: State;
  /** By Slack's clock; null when nobody clicked, or the time is unknown. */
  clickedAt: Date | null;
}

/**
 * - `changed`: to this state
 * - `same`: already so, by the same person: a repeated click
 * - `refused`: somebody was faster, or this person may not do it
 */
type Transition = { kind: 'changed'; state: State } | { kind: 'same' } | { kind: 'refused' };

const to = (state: State): Transition => ({ kind: 'changed', state });
const same: Transition = { kind: 'same' };
const refused: Transition = { kind: 'refused' };

/** The effect of an action on a lead's handling. `rescreen` does not change it. */
export function transitionOf(action: LeadAction, { state, mine }: CurrentHandling): Transition {
  switch (action) {
    case 'claim':
      if (state === 'new') return to('claimed');
      return state === 'claimed' && mine ? same : refused;
    case 'release':
      if (state === 'new') return same;
      return state === 'claimed' && mine ? to('new') : refused;
    case 'contacted':
      if (state === 'contacted') return mine ? same : refused;
      return state === 'not_a_fit' ? refused : to('contacted');
    case 'not_a_fit':
      if (state === 'not_a_fit') return mine ? same : refused;
      return to('not_a_fit');
    case 'reopen':
      if (state === 'contacted' || state === 'not_a_fit') return to('claimed');
      return state === 'claimed' && mine ? same : refused;
    case 'rescreen':
      return { kind: 'changed', state };
  }
}

/** What a person can do with a lead now, most likely first. */
export function possibleActions(handling: CurrentHandling) {
  const inOrder = ['claim', 'contacted', 'release', 'not_a_fit', 'reopen'] as const;
  return inOrder.filter((action) => transitionOf(action, handling).kind === 'changed');
}

/**
 * Whether a lead changed after a click that is handled only now: the person saw another state, so the action does not
 * apply to the current one. Both times are Slack's, so local clocks do not matter; a form counts from when it was
 * opened.
 */
export function isOvertaken(action: LeadAction, { state, clickedAt }: Since, click: Date | null): boolean {
  if (clickedAt === null || click === null || action === 'rescreen') return false;
  // A written reason why an open lead is not a fit counts, even if somebody has claimed it meanwhile.
  if (action === 'not_a_fit' && state !== 'contacted') return false;
  return click.getTime() < clickedAt.getTime();
}
