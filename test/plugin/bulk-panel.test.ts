import './worker-globals.ts';
import { Alert, Button, EmptyState, LoadingButton, ProgressBar } from '@hubspot/ui-extensions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../plugin/hubspot/src/app/actions/bulk-run.ts';
import { BULK_MAX, type BulkProgress } from '../../shared/card.ts';
import { renderBulk, waitingFor } from './render-bulk.ts';
import { type Answers, Refused, refusedWith, Unreachable } from './stand-in-bridge.ts';
import { serveExtension } from './worker-globals.ts';

/** A bridge that is done with `step` contacts more each time it is asked. */
function serveRuns(step: number, answers: Answers = {}) {
  const runs = new Map<string, BulkProgress>();
  const bridge = serveExtension({
    startBulk: ({ input }) => {
      const run = runs.get(input.requestId) ?? waitingFor(input.requestId, input.contactIds.length);
      runs.set(input.requestId, run);
      return run;
    },
    readBulk: ({ params }) => {
      const run = runs.get(params.requestId ?? '');
      if (run === undefined) throw new Refused(404);
      const done = Math.min(step, run.waiting);
      const waiting = run.waiting - done;
      const next = { ...run, waiting, valid: run.valid + done, finished: waiting === 0 };
      runs.set(run.requestId, next);
      return next;
    },
    ...answers,
  });
  return { runs, bridge };
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => 180_000_000_001 + at);

describe('Screen selected leads', () => {
  test('without a selection there is nothing to press', () => {
    serveRuns(1);
    const panel = renderBulk([]);
    expect(panel.find(EmptyState).props.title).toBe('No contacts selected');
    expect(panel.maybeFind(LoadingButton)).toBeNull();
  });

  test('says how many, starts, shows how far it is, and ends with the results', async () => {
    const { bridge } = serveRuns(1);
    const panel = renderBulk(ids(3));
    expect(panel.find(LoadingButton).text).toBe('Screen 3 leads');
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(LoadingButton).props).toMatchObject({ loading: true, disabled: true }));
    await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ value: 1, maxValue: 3 }));
    expect(panel.text()).toContain('1 of 3 leads screened');
    expect(panel.text()).toContain('This continues if you close the panel.');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ title: 'Done', value: 3 }));
    expect(bridge.requests.filter(({ id }) => id === 'startBulk')).toHaveLength(1);
    panel.find(Button, { variant: 'primary' }).trigger('onClick');
    expect(panel.refreshed()).toBe(1);
  });

  test('a selection above the limit goes in several requests and is counted as one', async () => {
    const { bridge } = serveRuns(400);
    const panel = renderBulk(ids(BULK_MAX * 2 + 1));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ title: 'Done', maxValue: 1_001 }));
    expect(bridge.requests.filter(({ id }) => id === 'startBulk')).toHaveLength(3);
  });

  test('where the answer to a start is lost, HubSpot’s second try names the same run', async () => {
    const started: string[] = [];
    const { runs } = serveRuns(5, {
      startBulk: ({ input }) => {
        started.push(input.requestId);
        const run = waitingFor(input.requestId, input.contactIds.length);
        runs.set(input.requestId, run);
        if (started.length === 1) throw new Unreachable();
        return run;
      },
    });
    const panel = renderBulk(ids(2));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props.title).toBe('Done'));
    expect(started).toHaveLength(2);
    expect(runs.size).toBe(1);
  });

  test('all counts are shown, failures in another colour', async () => {
    serveExtension({
      startBulk: ({ input }) => ({
        ...waitingFor(input.requestId, 15),
        waiting: 0,
        valid: 5,
        invalid: 4,
        needsInfo: 3,
        failed: 2,
        skipped: 1,
        finished: true,
      }),
    });
    const panel = renderBulk(ids(15));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props.variant).toBe('warning'));
    const lines = panel.text().split('\n');
    for (const [label, count] of Object.entries({ Valid: 5, Invalid: 4, 'Needs info': 3, Failed: 2, Skipped: 1 }))
      expect(lines[lines.indexOf(label) + 1]).toBe(String(count));
  });

  test('why nothing moves is said', async () => {
    serveExtension({
      startBulk: ({ input }) => ({ ...waitingFor(input.requestId, 2), obstacle: 'paused' }),
      readBulk: ({ params }) => ({ ...waitingFor(params.requestId ?? '', 2), obstacle: 'paused' }),
    });
    const panel = renderBulk(ids(2));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.text()).toContain('Screening is paused in the app settings.'));
  });

  test.each([
    ['refused', 404, 'This account is not connected'],
    ['away', null, 'That did not work'],
  ] as const)('a bridge that is %s says why, and can be tried again', async (_, status, title) => {
    serveRuns(1, {
      startBulk: () => {
        throw status === null ? new Unreachable() : new Refused(status);
      },
    });
    const panel = renderBulk(ids(2));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(Alert).props.title).toBe(title));
    expect(panel.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
  });

  test('a run that is not known any more says so, and is begun again under its own name', async () => {
    const started: string[] = [];
    let isLost = true;
    const { runs } = serveRuns(2, {
      startBulk: ({ input }) => {
        started.push(input.requestId);
        const run = waitingFor(input.requestId, input.contactIds.length);
        runs.set(input.requestId, run);
        return run;
      },
      readBulk: ({ params }) => {
        const requestId = params.requestId ?? '';
        if (isLost) throw refusedWith('bulk_run_not_found');
        return { ...waitingFor(requestId, 2), waiting: 0, valid: 2, finished: true };
      },
    });
    const panel = renderBulk(ids(2));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.text()).toContain('This run is no longer available.'));
    isLost = false;
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props.title).toBe('Done'));
    expect(new Set(started).size).toBe(1);
  });

  test('what was started is watched where the rest could not be; pressed again, only the rest is started', async () => {
    const tried: string[] = [];
    let isAway = true;
    const { runs } = serveRuns(BULK_MAX, {
      startBulk: ({ input }) => {
        tried.push(input.requestId);
        if (isAway && runs.size === 1) throw new Unreachable();
        const run = runs.get(input.requestId) ?? waitingFor(input.requestId, input.contactIds.length);
        runs.set(input.requestId, run);
        return run;
      },
    });
    const panel = renderBulk(ids(1_000));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(Alert).props.title).toBe('That did not work'));
    await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ value: 500, maxValue: 1_000 }));
    expect(panel.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
    expect(panel.find(LoadingButton).text).toBe('Continue');
    isAway = false;
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ title: 'Done', value: 1_000 }));
    expect(panel.maybeFind(Alert)).toBeNull();
    expect(runs.size).toBe(2);
    expect(new Set(tried).size).toBe(2);
  });

  test('a hiccup while it runs is no end', async () => {
    let attempts = 0;
    serveExtension({
      startBulk: ({ input }) => waitingFor(input.requestId, 1),
      readBulk: ({ params }) => {
        attempts += 1;
        if (attempts < 6) throw new Unreachable();
        return { ...waitingFor(params.requestId ?? '', 1), waiting: 0, invalid: 1, finished: true };
      },
    });
    const panel = renderBulk(ids(1));
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(ProgressBar).props.title).toBe('Done'));
    expect(panel.maybeFind(Alert)).toBeNull();
  });
});

test('parts hold every contact once, none more than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }).map(String)), fc.integer({ min: 1, max: 7 }), (all, size) => {
      const parts = partsOf(all, size);
      expect(parts.flat()).toEqual([...new Set(all)]);
      for (const part of parts) expect(part.length).toBeGreaterThan(0);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(size);
    }),
  );
});
