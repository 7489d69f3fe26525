import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import { PREVIEW_MAX } from '../../../../../shared/dashboard/rules.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { call } from '../../client/call.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';

type Answer = DashboardOutput<'previewRules'>;
export type PreviewResult = Omit<Answer, 'next'> & { readonly done: boolean };

const joined = (before: PreviewResult | null, answer: Answer): PreviewResult => ({
  leads: answer.leads,
  calls: answer.calls,
  judged: (before?.judged ?? 0) + answer.judged,
  kept: (before?.kept ?? 0) + answer.kept,
  unread: (before?.unread ?? 0) + answer.unread,
  flips: [...(before?.flips ?? []), ...answer.flips],
  done: answer.next === null && answer.calls === null,
});

/** Reads piece by piece until all leads are judged, and shows results as they come. */
export function usePreview() {
  const [result, setResult] = useState<PreviewResult | null>(null);
  const running = useRef<AbortController | null>(null);
  // The page is gone: no more calls are paid for.
  useEffect(() => () => running.current?.abort(), []);
  const run = useMutation<void, DashboardProblem, { configuration: Configuration; confirmed: boolean }>({
    mutationKey: ['previewRules'],
    mutationFn: async ({ configuration, confirmed }) => {
      running.current?.abort();
      const stop = new AbortController();
      running.current = stop;
      setResult(null);
      let so: PreviewResult | null = null;
      let from: string | null = null;
      do {
        const body = { configuration, leads: PREVIEW_MAX, confirmed, from };
        const answer: Answer = await call('previewRules', { body }, stop.signal);
        so = joined(so, answer);
        setResult(so);
        from = answer.calls === null ? answer.next : null;
      } while (from !== null);
    },
  });
  return { result, start: run.mutate, busy: run.isPending, problem: run.error };
}
