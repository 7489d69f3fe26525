import { Problem } from '../../platform/problem.ts';
import { isStoreOutage } from '../../platform/store/store-outage.ts';

/**
 * Waits as long as HubSpot does; work still running then continues, and HubSpot's next attempt finds it done.
 * @throws {Problem} `unavailable` when it takes too long or the store is down
 */
export async function withDeadline<T>(withinMs: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Problem('unavailable', unavailable)), withinMs);
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    if (cause instanceof Problem || !isStoreOutage(cause)) throw cause;
    throw new Problem('unavailable', { ...unavailable, cause });
  } finally {
    clearTimeout(timer);
  }
}

const unavailable = { headers: { 'Retry-After': '5' } };
