import type { Random } from './seeded-random.ts';

/** How long a call takes, in ms: fixed, evenly between two bounds, or log-normal by its median and 99th percentile. */
export type Latency = number | readonly [least: number, most: number] | { medianMs: number; p99Ms: number };

/** Standard deviations between the median and the 99th percentile. */
const z99 = 2.326;

export function drawLatency(latency: Latency, random: Random): number {
  if (typeof latency === 'number') return latency;
  if ('medianMs' in latency) {
    const sigma = Math.log(latency.p99Ms / latency.medianMs) / z99;
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return latency.medianMs * Math.exp(sigma * normal);
  }
  return latency[0] + (latency[1] - latency[0]) * random();
}
