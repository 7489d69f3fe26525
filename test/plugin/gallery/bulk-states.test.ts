import '../worker-globals.ts';
import { Alert, LoadingButton } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import type { BulkProgress } from '../../../shared/card.ts';
import { renderBulk, waitingFor } from '../render-bulk.ts';
import { type Answers, refusedWith } from '../stand-in-bridge.ts';
import { serveExtension } from '../worker-globals.ts';
import { away, openGallery } from './gallery.ts';

const { draw } = openGallery('bulk');

const ids = Array.from({ length: 40 }, (_, at) => 100 + at);

/** A run that stands as it is said. */
const standing = (changes: () => Partial<BulkProgress>): Answers => ({
  startBulk: ({ input }) => waitingFor(input.requestId, 40),
  readBulk: ({ params }) => ({ ...waitingFor(params.requestId ?? '', 40), ...changes() }),
});

test('nothing selected', async () => {
  serveExtension({});
  await draw(renderBulk([]), {
    name: 'bulk-empty',
    title: 'Bulk: nothing selected',
    width: 'panel',
    says: 'No contacts',
  });
});

test('before, while and after', async () => {
  let isDone = false;
  serveExtension(
    standing(() =>
      isDone
        ? { waiting: 0, valid: 21, invalid: 14, needsInfo: 4, skipped: 1, finished: true }
        : { waiting: 28, valid: 7, invalid: 5 },
    ),
  );
  const panel = renderBulk(ids);
  await draw(panel, { name: 'bulk-ready', title: 'Bulk: ready', width: 'panel', says: 'Screen 40 leads' });
  panel.find(LoadingButton).trigger('onClick');
  await draw(panel, { name: 'bulk-running', title: 'Bulk: running', width: 'panel', says: '12 of 40' });
  isDone = true;
  await draw(panel, { name: 'bulk-done', title: 'Bulk: done', width: 'panel', says: 'Show the results' });
});

test.each([
  [
    'bulk-failed',
    'Bulk: done, some failed',
    'Show the results',
    standing(() => ({ waiting: 0, valid: 20, invalid: 12, failed: 8, finished: true })),
  ],
  [
    'bulk-paused',
    'Bulk: paused while it runs',
    'Screening is paused',
    standing(() => ({ waiting: 28, valid: 7, invalid: 5, obstacle: 'paused' })),
  ],
  [
    'bulk-backfill-paused',
    'Bulk: waits behind a paused backfill',
    'A backfill for your firm is paused',
    standing(() => ({ obstacle: 'backfill_paused' })),
  ],
  [
    'bulk-lost',
    'Bulk: a run that is not known any more',
    'is no longer available',
    {
      ...standing(() => ({})),
      readBulk: () => {
        throw refusedWith('bulk_run_not_found');
      },
    },
  ],
  ['bulk-down', 'Bulk: bridge down', 'cannot be reached', { startBulk: away }],
  [
    'bulk-refused',
    'Bulk: cannot start',
    'no active subscription',
    {
      startBulk: () => {
        throw refusedWith('screening_without_subscription');
      },
    },
  ],
] as [string, string, string, Answers][])('%s', async (name, title, says, answers) => {
  serveExtension(answers);
  const panel = renderBulk(ids);
  panel.find(LoadingButton).trigger('onClick');
  await panel.waitFor(() => expect(panel.text()).toContain(says));
  await draw(panel, { name, title, width: 'panel', says });
  // Whoever is told that it failed is not told that it goes on.
  if (panel.maybeFind(Alert) !== null) expect(panel.text()).not.toContain('continues if you close');
});
