import './worker-globals.ts';
import { Alert, LoadingButton, ProgressBar } from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { setStatus } from '../../bridge/hubspot/connections/connections.ts';
import { blockedTexts } from '../../shared/problems/screen-blocked-reasons.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { openRealStage } from './real-stage.ts';

type Stage = Awaited<ReturnType<typeof openRealStage>>;

/** A portal with leads that nobody has screened. */
async function openUnscreened() {
  const stage = await openRealStage();
  stage.hubspot.webhooks.pause();
  const ids = ['a', 'b'].map((name) => stage.portal.create(strongLead({ email: `${name}@example.com` })).id);
  return { ...stage, ids };
}

const hinder = {
  paused: ({ product, accountId }: Stage) => product.cli('hubspot', 'pause', '--account', accountId),
  revoked: ({ product }: Stage) =>
    setStatus(product.db, { portalId: '11', status: 'revoked', detail: null, from: ['active'] }, 'test'),
  no_subscription: ({ product, accountId }: Stage) =>
    product.cli('account', 'set', '--account', accountId, '--subscription', 'none'),
} as const;

describe('a run that cannot start says why, and leaves nothing behind', () => {
  test.each(Object.entries(hinder))('%s', async (obstacle, prepare) => {
    const stage = await openUnscreened();
    await prepare(stage);
    const panel = stage.openBulk(stage.ids);
    panel.find(LoadingButton).trigger('onClick');
    await panel.waitFor(() => expect(panel.find(Alert).props.title).toBe('That did not work'));
    expect(panel.text()).toContain(blockedTexts[obstacle as keyof typeof hinder]);
    expect(panel.find(LoadingButton).props).toMatchObject({ loading: false, disabled: false });
    expect(panel.maybeFind(ProgressBar)).toBeNull();
    expect(await stage.product.db.selectFrom('bulk_runs').select('id').execute()).toEqual([]);
    expect(stage.engine.calls()).toBe(0);
  });
});

test('a run that was refused while paused can be started once it goes on', async () => {
  const { ids, openBulk, product, accountId, engine } = await openUnscreened();
  await product.cli('hubspot', 'pause', '--account', accountId);
  const panel = openBulk(ids);
  panel.find(LoadingButton).trigger('onClick');
  await panel.waitFor(() => expect(panel.maybeFind(Alert)).not.toBeNull());
  await product.cli('hubspot', 'resume', '--account', accountId);
  panel.find(LoadingButton).trigger('onClick');
  await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ title: 'Done', value: 2 }));
  expect(panel.maybeFind(Alert)).toBeNull();
  expect(engine.calls()).toBe(2);
});
