import type { z } from 'zod';
import { settingsOperations } from '../../../shared/app-settings.ts';
import { cardOperations } from '../../../shared/card.ts';

/** Everything that the app's pages in HubSpot ask of the bridge. */
export const appOperations = { ...cardOperations, ...settingsOperations };

type Operations = typeof appOperations;
export type AppOperationId = keyof Operations;

/** Who asks, by HubSpot's signature. */
export interface CardCaller {
  portalId: string;
  userId: string;
  /** Null where HubSpot does not tell it. */
  email: string | null;
}

type Input<Id extends AppOperationId> = Operations[Id]['input'];

/** A request that was proved and parsed. */
interface CardQuestion<Id extends AppOperationId> {
  caller: CardCaller;
  /** Of a path about a contact. */
  contactId: string;
  /** Of a path about a run. */
  requestId: string;
  body: Input<Id> extends z.ZodType ? z.output<Input<Id>> : undefined;
}

/** @throws {Problem} with what is told to the person */
type CardHandler<Id extends AppOperationId> = (
  question: CardQuestion<Id>,
) => Promise<z.input<Operations[Id]['output']>>;

export type CardHandlers = { [Id in AppOperationId]: CardHandler<Id> };

/** How a user of HubSpot stands in audit log and history. */
export const hubspotActor = ({ portalId, userId }: Pick<CardCaller, 'portalId' | 'userId'>): string =>
  `hubspot:${portalId}:${userId}`;
