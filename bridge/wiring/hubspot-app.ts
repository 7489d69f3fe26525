import type { Analyzer } from '../analysis/analyzer.ts';
import type { HubSpot } from '../hubspot/client/hubspot.ts';
import { findConnection } from '../hubspot/connections/connections.ts';
import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import type { HubSpotApp } from '../hubspot/hubspot-routes.ts';
import { createReadHealth } from '../jobs/hubspot-app/app-health.ts';
import { createReadMappingChoices, createSaveFieldMapping } from '../jobs/hubspot-app/app-mapping.ts';
import { createSavePermissions } from '../jobs/hubspot-app/app-permissions.ts';
import { createPreviewRules } from '../jobs/hubspot-app/app-preview.ts';
import { createCreateProperties, createReconnect, createReplayFailed } from '../jobs/hubspot-app/app-repair.ts';
import { createReadSample } from '../jobs/hubspot-app/app-sample.ts';
import { createReadSettings, createSaveConfiguration, createSetPaused } from '../jobs/hubspot-app/app-settings.ts';
import { createReadBulk, createStartBulk } from '../jobs/hubspot-app/bulk-runs.ts';
import { createHandleLead } from '../jobs/hubspot-app/card-handling.ts';
import { createScreenNow } from '../jobs/hubspot-app/card-screen-now.ts';
import { createSetOverride } from '../jobs/hubspot-app/set-override.ts';
import { createReadLead } from '../jobs/lead-view/lead-view.ts';
import { createAcceptWorkflow } from '../jobs/workflows/accept-workflow.ts';
import { createDashboardUrl } from '../leads/lead-cards.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';

export interface HubSpotAppDeps {
  store: Store;
  queue: Queue;
  hubspot: HubSpot;
  analyzer: Pick<Analyzer, 'engine'>;
  /** An analyzer that stores no results, to try out rules. */
  trial: Pick<Analyzer, 'engine' | 'screen'>;
  publicUrl: string;
}

export async function createHubSpotApp(wired: HubSpotAppDeps): Promise<HubSpotApp> {
  const { store, queue, hubspot, analyzer, trial, publicUrl } = wired;
  const { db } = store;
  const repair = { store, hubspot, queue, publicUrl };
  const deps = { db, unseal: store.unseal, queue, tombstones: await openTombstones(store) };
  const mapping = { db, api: hubspot };
  const dashboardUrl = createDashboardUrl(publicUrl);
  return {
    card: {
      readLead: createReadLead({ ...deps, dashboardUrl }),
      screenNow: createScreenNow(deps),
      handleLead: createHandleLead(deps),
      setOverride: createSetOverride(deps),
      startBulk: createStartBulk(deps),
      readBulk: createReadBulk(deps),
      readSettings: createReadSettings({ db, engine: analyzer.engine, dashboardUrl }),
      readHealth: createReadHealth({ db, hubspot }),
      saveConfiguration: createSaveConfiguration({ db }),
      savePermissions: createSavePermissions({ db }),
      setPaused: createSetPaused({ db }),
      readMappingChoices: createReadMappingChoices(mapping),
      saveFieldMapping: createSaveFieldMapping(mapping),
      readSample: createReadSample(mapping),
      previewRules: createPreviewRules({ ...mapping, trial }),
      createProperties: createCreateProperties(repair),
      replayFailed: createReplayFailed(repair),
      reconnect: createReconnect(repair),
    },
    acceptAction: createAcceptWorkflow(deps),
    findAccount: async (portalId) => (await findConnection(db, portalId))?.accountId,
  };
}
