import type { z } from 'zod';
import { settingsOperations } from '../../../shared/app-settings.ts';
import { cardOperations } from '../../../shared/card.ts';

/** Everything the app's pages in HubSpot request from the bridge. */
export const appOperations = { ...cardOperations, ...settingsOperations };

type Operations = typeof appOperations;
export type AppOperationId = keyof Operations;

/** The caller, verified by HubSpot's signature. */
export interface CardCaller {
  portalId: string;
  userId: string;
  /** Null when HubSpot does not send it. */
  email: string | null;
}

type Input<Id extends AppOperationId> = Operations[Id]['input'];

/** A request that was verified and parsed. */
interface CardQuestion<Id extends AppOperationId> {
  caller: CardCaller;
  /** Set for paths about a contact. */
  contactId: string;
  /** Set for paths about a run. */
  requestId: string;
  body: Input<Id> extends z.ZodType ? z.output<Input<Id>> : undefined;
}

/** @throws {Problem} with a message for the person */
type CardHandler<Id extends AppOperationId> = (
  question: CardQuestion<Id>,
) => Promise<z.input<Operations[Id]['output']>>;

export type CardHandlers = { [Id in AppOperationId]: CardHandler<Id> };

/** How a HubSpot user is named in audit log and history. */
export const hubspotActor = ({ portalId, userId }: Pick<CardCaller, 'portalId' | 'userId'>): string =>
  `hubspot:${portalId}:${userId}`;
