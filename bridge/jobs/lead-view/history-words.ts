import type { CardLead } from '../../../shared/card.ts';
import { leadStatusLabels } from '../../../shared/hubspot-properties.ts';
import { unfitReasons } from '../../../shared/lead-actions.ts';

/** Who did something, as the card in HubSpot shows it: an actor of the history, or the source of a change. */
export function whoText(actor: string | null, name: string | null = null): string {
  if (name !== null && name !== '') return name;
  if (actor === null) return 'Someone';
  if (actor === 'bridge') return 'Lead intake';
  if (actor.startsWith('slack:')) return 'A team member in Slack';
  const user = /^hubspot:\d+:(\d+)$|^(?:hubspot:)?CRM_UI userId:(\d+)$/.exec(actor);
  if (user !== null) return `User ${user[1] ?? user[2]}`;
  if (/^(?:hubspot:)?INTEGRATION\b/.test(actor)) return 'Another app';
  if (actor.startsWith('dashboard:')) return actor.slice('dashboard:'.length) || 'Someone';
  if (actor === 'cli') return 'Command line';
  return actor.startsWith('user:') ? 'An administrator' : actor === 'first start' ? 'First start' : 'Someone';
}

/** Who set a status, as a team actor: for a change made in HubSpot, its history names the user. */
export function actorOf(source: string | null, portalId: string): string | null {
  const user = /^CRM_UI userId:(\d+)$/.exec(source ?? '');
  return user === null ? source : `hubspot:${portalId}:${user[1]}`;
}

/** For the person who acted too late, or on an outdated view. */
export function slowerText(state: NonNullable<CardLead['handling']>['state'], who: string): string {
  const now = {
    new: 'It is available again.',
    claimed: `${who} has claimed it.`,
    contacted: `${who} has contacted the client.`,
    not_a_fit: `${who} has marked it as not a fit.`,
  }[state];
  return `${now} Nothing was changed.`;
}

type Words = (detail: Record<string, unknown>) => string;

const labelIn = (labels: Readonly<Record<string, string>>, key: unknown): string | null =>
  typeof key === 'string' && Object.hasOwn(labels, key) ? (labels[key] ?? null) : null;

const statusLabel = (status: unknown): string =>
  labelIn({ ...leadStatusLabels, invalid: 'Not valid', needs_info: 'Needs information' }, status) ?? 'another status';

const refusedText = (refused: unknown): string => (typeof refused === 'string' ? ', which was refused' : '');

const actions: Readonly<Record<string, Words>> = {
  screened: ({ state, score, valid }) =>
    state === 'screened' && typeof score === 'number'
      ? `Scored ${score}: ${valid === true ? 'valid' : 'not valid'}`
      : 'Needs information before it can be scored',
  claim: () => 'Claimed the lead',
  release: () => 'Released the lead',
  contacted: () => 'Contacted the client',
  not_a_fit: ({ reason, refused }) => {
    const why = labelIn(unfitReasons, reason);
    const said = why === null ? 'Marked the lead as not a fit' : `Marked the lead as not a fit: ${why}`;
    return said + refusedText(refused);
  },
  reopen: ({ refused }) => `Reopened the lead${refusedText(refused)}`,
  rescreen: ({ first }) => (first === true ? 'Asked for a screening' : 'Asked for a new screening'),
  override_set: ({ to, refused }) => `Set the status to ${statusLabel(to)}${refusedText(refused)}`,
  override_cleared: ({ refused }) => `Removed the manual status${refusedText(refused)}`,
};

/** What was done, as one sentence without lead data or typed text. */
export function whatText(action: string, detail: Record<string, unknown>): string {
  return Object.hasOwn(actions, action) ? (actions[action]?.(detail) ?? action) : 'Changed the lead';
}

/** The team's reason for marking a lead; null when none was given. */
export const reasonText = (reason: string | null): CardLead['error'] => labelIn(unfitReasons, reason);
