import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import {
  type Delivery,
  type DeliveryPlace,
  type DeliveryQuery,
  listEventDeliveries,
  listWithoutEvent,
} from './deliveries.ts';
import { listWorkflowDeliveries } from './workflow-deliveries.ts';

/** The first page starts with jobs that failed permanently and that nothing in HubSpot caused. */
export async function pageDeliveries(
  db: Kysely<Database>,
  query: DeliveryQuery,
): Promise<{ deliveries: Delivery[]; next: DeliveryPlace | null }> {
  const { limit, after } = query;
  const [events, runs, others] = await Promise.all([
    listEventDeliveries(db, query),
    listWorkflowDeliveries(db, query),
    after === undefined ? listWithoutEvent(db, query) : [],
  ]);
  const taken: Delivery[] = [];
  let { eventId = null, run: runPlace = null } = after ?? {};
  let event = 0;
  let run = 0;
  while (taken.length < limit) {
    const [oneEvent, oneRun] = [events[event], runs[run]];
    // Each of the two lists keeps its own order and its own position.
    if (oneEvent !== undefined && (oneRun === undefined || isNewer(oneEvent, oneRun.delivery))) {
      taken.push(oneEvent);
      eventId = oneEvent.eventId;
      event += 1;
    } else if (oneRun !== undefined) {
      taken.push(oneRun.delivery);
      runPlace = oneRun.place;
      run += 1;
    } else break;
  }
  const isEnd = event === events.length && run === runs.length && events.length < limit && runs.length < limit;
  return { deliveries: [...others, ...taken], next: isEnd ? null : { eventId, run: runPlace } };
}

const isNewer = (one: Delivery, other: Delivery): boolean =>
  (one.receivedAt?.getTime() ?? 0) >= (other.receivedAt?.getTime() ?? 0);
