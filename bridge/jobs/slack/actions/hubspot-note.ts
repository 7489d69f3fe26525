import { type LeadAction, unfitReasons } from '../../../../shared/lead-actions.ts';
import { referenceOf } from '../../../hubspot/contacts/owners-and-notes.ts';
import { html } from '../../../platform/http/html.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import { openOrNull } from '../../../platform/store/seal.ts';

const PURPOSE = 'lead-action.note';

/** A member's text, sealed for a job. */
export function sealNote({ seal }: Pick<Store, 'seal'>, text: string): string {
  return seal(text, PURPOSE).toString('base64');
}

/** @returns null when its key is gone: the action still counts */
export function openNote({ unseal }: Pick<Store, 'unseal'>, sealed: string): string | null {
  return openOrNull(() => unseal(Buffer.from(sealed, 'base64'), PURPOSE));
}

interface DoneAction {
  historyId: string;
  action: LeadAction;
  /** The name of the person who did it. */
  by: string;
  where: 'Slack' | 'HubSpot' | 'the dashboard';
  reason: string | null;
  /** The typed note. */
  note: string | null;
}

const verbs = { contacted: 'Contacted', not_a_fit: 'Not a fit' } as const;

/** The HubSpot note of an action, as HTML; undefined for actions without one. */
export function noteOf({ historyId, action, by, where, reason, note }: DoneAction): string | undefined {
  if (action !== 'contacted' && action !== 'not_a_fit') return undefined;
  const why = reason === null ? '' : `: ${labelOf(reason)}`;
  const lines = [`${verbs[action]}${why}, says ${by} in ${where}.`, ...(note === null ? [] : [note])];
  const body = html`${lines.map((line) => html`<p>${line}</p>`)}<p>${referenceOf(historyId)}</p>`;
  return body.markup;
}

const labelOf = (reason: string): string =>
  Object.hasOwn(unfitReasons, reason) ? unfitReasons[reason as keyof typeof unfitReasons] : reason;
