import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LEAD_EVENTS_PATH, leadEvent } from '../../../../../shared/dashboard/leads.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';

type Pages = InfiniteData<DashboardOutput<'listLeads'>>;
type Row = ReturnType<typeof leadEvent.parse>;

/** How long rows may be without names, and how soon a refused stream is retried. */
const NAMES_AFTER_MS = 1_500;
const NAMES_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 5_000;

/** Replaces a changed row, keeping its name; returns null when it was not on the page. */
function replaceRow(pages: Pages, row: Row): Pages | null {
  if (!pages.pages.some(({ leads }) => leads.some(({ id }) => id === row.id))) return null;
  const inPlace = (page: Pages['pages'][number]) => ({
    ...page,
    leads: page.leads.map((lead) => (lead.id === row.id ? { ...lead, ...row } : lead)),
  });
  return { ...pages, pages: pages.pages.map(inPlace) };
}

function addRow(pages: Pages, row: Row): Pages {
  const [first, ...rest] = pages.pages;
  if (first === undefined) return pages;
  return { ...pages, pages: [{ ...first, leads: [{ ...row, name: null }, ...first.leads] }, ...rest] };
}

const isFiltered = (filter: unknown) => typeof filter === 'object' && filter !== null && Object.keys(filter).length > 0;

/** Keeps the list in sync with the store. Whether a row matches the filters is decided by the store. */
export function useLiveLeads(): { live: boolean; changed: ReadonlySet<string> } {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round opens the stream anew
  useEffect(() => {
    const stream = new EventSource(LEAD_EVENTS_PATH);
    let soon: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let latest: number | null = null;
    const askNames = () => {
      const now = Date.now();
      latest ??= now + NAMES_WITHIN_MS;
      clearTimeout(soon);
      const ask = () => {
        latest = null;
        void queries.invalidateQueries({ queryKey: ['listLeads'] });
      };
      soon = setTimeout(ask, Math.max(0, Math.min(NAMES_AFTER_MS, latest - now)));
    };
    stream.addEventListener('open', () => {
      setLive(true);
      // Changes before the stream opened were missed.
      askNames();
    });
    stream.addEventListener('gone', askNames);
    stream.addEventListener('again', askNames);
    stream.addEventListener('lead', ({ data }) => {
      const row = leadEvent.parse(JSON.parse(data));
      setChanged((before) => new Set([...before, row.id]));
      for (const [key, pages] of queries.getQueriesData<Pages>({ queryKey: ['listLeads'] })) {
        if (pages === undefined) continue;
        const filtered = isFiltered(key[1]);
        const replaced = replaceRow(pages, row);
        if (replaced === null || filtered) askNames();
        queries.setQueryData<Pages>(key, replaced ?? (filtered ? pages : addRow(pages, row)));
      }
    });
    stream.addEventListener('error', () => {
      setLive(false);
      if (stream.readyState !== EventSource.CLOSED) return;
      // A refused stream does not say why; reading `me` does.
      void queries.invalidateQueries({ queryKey: ['readMe'] });
      again = setTimeout(() => setRound((count) => count + 1), AGAIN_AFTER_MS);
    });
    return () => {
      stream.close();
      clearTimeout(soon);
      clearTimeout(again);
    };
  }, [queries, round]);
  return { live, changed };
}
