import type { ContactChange } from './contact.ts';
import { type Random, randomInteger } from './seeded-random.ts';

/** Contact types of both vocabularies; `object.*` stands for subscriptions to object type 0-1. */
export const subscriptionTypes = [
  'contact.creation',
  'contact.deletion',
  'contact.privacyDeletion',
  'contact.propertyChange',
  'contact.merge',
  'contact.restore',
  'object.creation',
  'object.deletion',
  'object.propertyChange',
  'object.merge',
  'object.restore',
] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export interface Subscription {
  subscriptionId: number;
  subscriptionType: SubscriptionType;
  /** With propertyChange alone. */
  propertyName?: string;
  active: boolean;
}

export interface WebhookEvent {
  eventId: number;
  subscriptionId: number;
  portalId: number;
  appId: number;
  occurredAt: number;
  subscriptionType: string;
  attemptNumber: number;
  objectId: number;
  [field: string]: unknown;
}

const notAvailable = new Set(['num_unique_conversion_events', 'hs_lastmodifieddate', 'lastmodifieddate']);

export function checkSubscription(type: string, propertyName: string | undefined): void {
  if (!subscriptionTypes.includes(type as SubscriptionType)) throw new Error(`no subscription type ${type}`);
  if (type.endsWith('.propertyChange') !== (propertyName !== undefined)) {
    throw new Error(`${type}: a property belongs to propertyChange, and only there`);
  }
  if (propertyName !== undefined && notAvailable.has(propertyName)) {
    throw new Error(`changes of ${propertyName} cannot be subscribed to`);
  }
}

const concerns = (subscription: Subscription, change: ContactChange): boolean =>
  subscription.active &&
  subscription.subscriptionType.endsWith(`.${change.kind}`) &&
  (change.kind !== 'propertyChange' || subscription.propertyName === change.name);

const flags: Partial<Record<ContactChange['kind'], string>> = { creation: 'CREATED', deletion: 'DELETED' };

function fieldsOf(change: ContactChange, isObjectForm: boolean, sensitive: boolean): Record<string, unknown> {
  if (change.kind === 'propertyChange') {
    return {
      propertyName: change.name,
      propertyValue: sensitive && !isObjectForm ? 'REDACTED' : change.value,
      ...(isObjectForm ? { isSensitive: sensitive } : {}),
    };
  }
  if (change.kind === 'merge') {
    return {
      primaryObjectId: Number(change.primaryId),
      mergedObjectIds: change.mergedIds.map(Number),
      newObjectId: Number(change.newId),
      numberOfPropertiesMoved: change.moved,
    };
  }
  const flag = flags[change.kind];
  return flag === undefined ? {} : { changeFlag: flag };
}

/** The events one change makes: one for each subscription it concerns. */
export function eventsOf(
  change: ContactChange,
  context: {
    portalId: number;
    appId: number;
    subscriptions: readonly Subscription[];
    sensitive: boolean;
    random: Random;
  },
): WebhookEvent[] {
  return context.subscriptions
    .filter((subscription) => concerns(subscription, change))
    .map((subscription) => {
      const isObjectForm = subscription.subscriptionType.startsWith('object.');
      return {
        eventId: randomInteger(context.random, 2 ** 32),
        subscriptionId: subscription.subscriptionId,
        portalId: context.portalId,
        appId: context.appId,
        occurredAt: change.at,
        subscriptionType: subscription.subscriptionType,
        attemptNumber: 0,
        objectId: Number(change.id),
        ...(isObjectForm ? { objectTypeId: '0-1' } : {}),
        ...fieldsOf(change, isObjectForm, context.sensitive),
        changeSource: change.source.changeSource,
        sourceId: change.source.sourceId,
      };
    });
}
