import type { LeadAction } from '../../shared/lead-actions.ts';
import type { LeadHandling } from '../platform/store/schema.ts';

type State = LeadHandling['state'];

/** How far the team is with a lead, and who has it. */
interface Standing {
  state: State;
  /** Whether it is the person who acts. */
  mine: boolean;
}

/** When the handling of a lead last changed. */
interface Since {
  state: State;
  /** By Slack's clock; null where nobody has clicked, or none knows when. */
  clickedAt: Date | null;
}

/**
 * - `changed`: to this state
 * - `same`: it is so already, by the same person: a second click
 * - `refused`: somebody was faster, or it is not this person's to do
 */
type Transition = { kind: 'changed'; state: State } | { kind: 'same' } | { kind: 'refused' };

const to = (state: State): Transition => ({ kind: 'changed', state });
const same: Transition = { kind: 'same' };
const refused: Transition = { kind: 'refused' };

/** What an action makes of a lead's standing. `rescreen` changes nothing of it. */
export function transitionOf(action: LeadAction, { state, mine }: Standing): Transition {
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

/** What a person can do with a lead now, the likeliest first. */
export function possibleActions(standing: Standing) {
  const inOrder = ['claim', 'contacted', 'release', 'not_a_fit', 'reopen'] as const;
  return inOrder.filter((action) => transitionOf(action, standing).kind === 'changed');
}

/**
 * Whether a lead has changed since a click that is handled only now: the person who clicked saw another state, and
 * what they wanted then is not done to the present one. Both times are Slack's, so that no clock of ours matters; a form
 * counts from when it was opened.
 */
export function isOvertaken(action: LeadAction, { state, clickedAt }: Since, click: Date | null): boolean {
  if (clickedAt === null || click === null || action === 'rescreen') return false;
  // A written reason why an open lead is no fit counts, even if somebody has taken the lead meanwhile.
  if (action === 'not_a_fit' && state !== 'contacted') return false;
  return click.getTime() < clickedAt.getTime();
}
