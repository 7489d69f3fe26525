import { SEARCH, START } from '../../hubspot/client/portal-limiter.ts';
import { BATCH_MAX } from '../../hubspot/contacts/read-contacts.ts';
import { SEARCH_PAGE } from '../../hubspot/contacts/search-contacts.ts';

/** Cost per thousand contacts with a language model, as of November 2026: see docs/hubspot.md. */
export const ASSUMED_USD_PER_THOUSAND = 1;

/** Approximate seconds per analysis, and how many run at a time for a backfill. */
const ANALYSIS_SECONDS = { rubric: 0.01, openai: 5 } as const;
const ANALYSES_AT_A_TIME = 10;

export interface BackfillEstimate {
  /** Contacts of the window, by HubSpot's count. */
  contacts: number;
  /** Those that would be screened. */
  toScreen: number;
  hubspotCalls: { search: number; read: number; write: number };
  /** At most: earlier results are reused. */
  modelCalls: number;
  /** At most; zero without a language model. */
  costUsd: number;
  seconds: number;
}

interface Given {
  contacts: number;
  /** Contacts of the window that have a result already. */
  alreadyScreened: number;
  rescreen: boolean;
  engine: 'rubric' | 'openai';
  usdPerThousand: number;
}

/** What a backfill will take, before it begins. */
export function estimateBackfill(given: Given): BackfillEstimate {
  const { contacts, alreadyScreened, rescreen, engine, usdPerThousand } = given;
  const toScreen = rescreen ? contacts : Math.max(0, contacts - alreadyScreened);
  const hubspotCalls = {
    search: Math.floor(contacts / SEARCH_PAGE) + 1,
    read: Math.ceil(toScreen / BATCH_MAX),
    write: Math.ceil(toScreen / BATCH_MAX),
  };
  const modelCalls = engine === 'openai' ? toScreen : 0;
  const seconds = Math.max(
    hubspotCalls.search / SEARCH.perSecond,
    (hubspotCalls.read + hubspotCalls.write) / START.perSecond,
    (toScreen * ANALYSIS_SECONDS[engine]) / ANALYSES_AT_A_TIME,
  );
  return {
    contacts,
    toScreen,
    hubspotCalls,
    modelCalls,
    costUsd: Math.round((modelCalls / 1_000) * usdPerThousand * 100) / 100,
    seconds: Math.ceil(seconds),
  };
}
