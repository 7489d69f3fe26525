import type { ContactChange } from './contact.ts';
import type { Random } from './seeded-random.ts';
import { createDeliveryQueue, type DeliveryOptions, type DeliveryQueue, defaultDelivery } from './webhook-delivery.ts';
import {
  checkSubscription,
  eventsOf,
  type Subscription,
  type SubscriptionType,
  type WebhookEvent,
} from './webhook-events.ts';
import { signedHeaders } from './webhook-signature.ts';

export interface WebhookOptions extends Partial<DeliveryOptions> {
  /** Where the requests go; without it nothing is sent. */
  targetUrl?: string;
  /** The URL that is signed, where a proxy stands before the target. */
  publicUrl?: string;
  /** Such as `contact.creation` or `contact.propertyChange:phone`. */
  subscriptions?: readonly string[];
}

export interface Webhooks extends Omit<DeliveryQueue, 'add' | 'stop'> {
  /** Points the app at a target, as its configuration would. */
  target(targetUrl: string, publicUrl?: string): void;
  subscribe(type: SubscriptionType, propertyName?: string): Subscription;
  unsubscribe(subscriptionId: number): void;
  readonly subscriptions: readonly Subscription[];
  /** Every event made, before duplication. */
  readonly events: WebhookEvent[];
  /** Delivers events again, as HubSpot does at times. */
  repeat(events: readonly WebhookEvent[]): void;
  /** One request right now, signed with the secret unless another is given. Returns the status, null without answer. */
  post(body: string, overrides?: { clientSecret?: string; timestamp?: number; uri?: string }): Promise<number | null>;
}

export interface WebhookMachine extends Webhooks {
  announce(portalId: number, change: ContactChange, sensitive: boolean): void;
  stop(): void;
}

interface MachineOptions {
  appId: number;
  clientSecret: () => string;
  webhooks: WebhookOptions;
  random: Random;
  eventIds: Random;
}

export function createWebhooks({ appId, clientSecret, webhooks, random, eventIds }: MachineOptions): WebhookMachine {
  let { targetUrl, publicUrl } = webhooks;
  let subscriptions: Subscription[] = [];
  let nextSubscription = 9_001;
  const events: WebhookEvent[] = [];
  const abort = new AbortController();

  const post: Webhooks['post'] = async (body, overrides = {}) => {
    if (targetUrl === undefined) throw new Error('the app has no target URL');
    const uri = publicUrl ?? targetUrl;
    const request = { clientSecret: clientSecret(), method: 'POST', uri, body, timestamp: Date.now(), ...overrides };
    try {
      const response = await fetch(targetUrl, {
        method: 'POST',
        headers: signedHeaders(request),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([abort.signal, AbortSignal.timeout(queueOptions.timeoutMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  };

  const queueOptions = { ...defaultDelivery, ...webhooks };
  if (queueOptions.batchSize > 100) throw new Error('HubSpot sends at most 100 events in one request');
  const queue = createDeliveryQueue(queueOptions, random, (body) => post(body));

  const subscribe: Webhooks['subscribe'] = (subscriptionType, propertyName) => {
    checkSubscription(subscriptionType, propertyName);
    const subscription: Subscription = {
      subscriptionId: nextSubscription,
      subscriptionType,
      active: true,
      ...(propertyName === undefined ? {} : { propertyName }),
    };
    nextSubscription += 1;
    subscriptions = [...subscriptions, subscription];
    return subscription;
  };
  for (const text of webhooks.subscriptions ?? []) {
    const [type, propertyName] = text.split(':');
    subscribe(type as SubscriptionType, propertyName);
  }

  return {
    ...queue,
    events,
    get subscriptions() {
      return subscriptions;
    },
    target(url, signed) {
      targetUrl = url;
      publicUrl = signed;
    },
    subscribe,
    unsubscribe(subscriptionId) {
      subscriptions = subscriptions.filter((subscription) => subscription.subscriptionId !== subscriptionId);
    },
    repeat: (again) => queue.add(again),
    post,
    announce(portalId, change, sensitive) {
      if (targetUrl === undefined) return;
      const made = eventsOf(change, { portalId, appId, subscriptions, sensitive, random: eventIds });
      events.push(...made);
      queue.add(made);
    },
    stop() {
      queue.stop();
      abort.abort();
    },
  };
}
