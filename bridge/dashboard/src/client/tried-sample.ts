import type { Overview } from '../../../../shared/dashboard/overview.ts';

const name = (accountId: string) => `tried a lead: ${accountId}`;

/** Trials are not stored on the server, so only this browser knows about them. */
export function rememberTrial(accountId: string): void {
  try {
    localStorage.setItem(name(accountId), 'yes');
  } catch {
    // A browser without storage shows the step once more.
  }
}

/** The checklist, completed with what this browser knows. */
export function withTrial(checklist: Overview['checklist'], accountId: string): Overview['checklist'] {
  const tried = localStorage.getItem(name(accountId)) !== null;
  return checklist.map(({ key, done }) => ({ key, done: done || (key === 'sample' && tried) }));
}
