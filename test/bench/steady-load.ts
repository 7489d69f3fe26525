import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChildServer } from './child-server.ts';
import { bodies } from './load.ts';

const REQUESTS_PER_SECOND = 200;
const SPACING_MS = 1000 / REQUESTS_PER_SECOND;

export interface SteadyResult {
  p99: number;
  failed: number;
}

function send(server: ChildServer, agent: Agent, body: string, sent: number): Promise<{ ms: number; ok: boolean }> {
  return new Promise((resolve) => {
    const settle = (ok: boolean) => resolve({ ms: performance.now() - sent, ok });
    const headers = { authorization: `Bearer ${server.key ?? 'none'}`, 'content-type': 'application/json' };
    const outgoing = request(`${server.url}/api/v1/score`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => settle(response.statusCode === 200));
    });
    outgoing.on('error', () => settle(false));
    outgoing.end(body);
  });
}

/** Two hundred requests a second, evenly spaced, whether or not earlier ones have been answered. */
export async function steadyLoad(server: ChildServer, seconds: number): Promise<SteadyResult> {
  using stack = new DisposableStack();
  const agent = stack.adopt(new Agent({ keepAlive: true, maxSockets: 64 }), (open) => open.destroy());
  const started = performance.now();
  const answers: Promise<{ ms: number; ok: boolean }>[] = [];
  for (let number = 0; number < seconds * REQUESTS_PER_SECOND; number += 1) {
    const due = started + number * SPACING_MS;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    answers.push(send(server, agent, bodies[number % bodies.length] ?? '', performance.now()));
  }
  const results = await Promise.all(answers);
  const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    failed: results.filter(({ ok }) => !ok).length,
  };
}
