import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createIntakeMetrics, type JobCounts } from '../../../../bridge/hubspot/webhook/intake-metrics.ts';

const NOW = 1_790_000_000_000;

function stage(counts: { jobs?: () => Promise<Map<string, JobCounts>>; open?: () => Promise<number> } = {}) {
  const registry = new Registry();
  const metrics = createIntakeMetrics({
    registry,
    countJobs: counts.jobs ?? (async () => new Map([['screen-contact', { waiting: 3, dead: 2 }]])),
    countOpenEvents: counts.open ?? (async () => 5),
    now: () => NOW,
  });
  return { registry, metrics, text: () => registry.metrics() };
}

test('names follow Prometheus’ conventions: base units, _total for counters, help for each', async () => {
  const { registry } = stage();
  const described = await registry.getMetricsAsJSON();
  expect(described.map(({ name }) => name).sort()).toEqual([
    'hubspot_app_requests_refused_total',
    'hubspot_call_duration_seconds',
    'hubspot_event_work_seconds',
    'hubspot_result_lag_seconds',
    'hubspot_swept_contacts_total',
    'hubspot_webhook_events_open',
    'hubspot_webhook_events_total',
    'hubspot_webhooks_refused_total',
    'job_dead_letters',
    'job_queue_depth',
    'jobs_died_total',
  ]);
  for (const { name, help, type } of described) {
    expect(help.length).toBeGreaterThan(10);
    expect(name.endsWith('_total')).toBe(String(type) === 'counter');
  }
});

test('events by outcome, refusals by reason, dead jobs by kind', async () => {
  const { metrics, text } = stage();
  metrics.received({ stored: 99, duplicate: 2 });
  metrics.received({ stored: 1, malformed: 1 });
  metrics.refused('signature');
  metrics.appRefused('shape');
  metrics.swept(4);
  metrics.died('screen-contact', 2);
  const lines = (await text()).split('\n');
  expect(lines).toContain('hubspot_webhook_events_total{outcome="stored"} 100');
  expect(lines).toContain('hubspot_webhook_events_total{outcome="duplicate"} 2');
  expect(lines).toContain('hubspot_webhook_events_total{outcome="malformed"} 1');
  expect(lines).toContain('hubspot_webhooks_refused_total{reason="signature"} 1');
  expect(lines).toContain('hubspot_app_requests_refused_total{reason="shape"} 1');
  expect(lines).toContain('hubspot_swept_contacts_total 4');
  expect(lines).toContain('jobs_died_total{job="screen-contact"} 2');
});

test('two lags: from the event to its result, and from its receipt to its end; never below zero', async () => {
  const { metrics, text } = stage();
  const event = (occurred: number, received: number) => ({
    id: '1',
    occurredAt: new Date(NOW - occurred),
    receivedAt: new Date(NOW - received),
  });
  metrics.settled('screened', [event(4_000, 1_000), event(-500, -500)]);
  const lines = (await text()).split('\n');
  expect(lines).toContain('hubspot_result_lag_seconds_sum{outcome="screened"} 4');
  expect(lines).toContain('hubspot_event_work_seconds_sum{outcome="screened"} 1');
  expect(lines).toContain('hubspot_event_work_seconds_count{outcome="screened"} 2');
  expect(lines).toContain('hubspot_result_lag_seconds_bucket{le="3",outcome="screened"} 1');
});

test('depths are counted when they are read', async () => {
  let waiting = 1;
  const { text } = stage({ jobs: async () => new Map([['screen-contact', { waiting, dead: 0 }]]) });
  expect(await text()).toContain('job_queue_depth{job="screen-contact"} 1');
  waiting = 8;
  const read = await text();
  expect(read).toContain('job_queue_depth{job="screen-contact"} 8');
  expect(read).toContain('job_dead_letters{job="screen-contact"} 0');
  expect(read).toContain('hubspot_webhook_events_open 5');
});

test('a store that is away leaves the other metrics readable', async () => {
  const away = () => Promise.reject(new Error('away'));
  const { metrics, text } = stage({ jobs: away, open: away });
  metrics.received({ stored: 1 });
  expect(await text()).toContain('hubspot_webhook_events_total{outcome="stored"} 1');
});
