import type { Overview } from '../../../../shared/dashboard/overview.ts';

const name = (accountId: string) => `tried a lead: ${accountId}`;

/** What is tried is kept nowhere, so only this browser knows that it was. */
export function rememberTrial(accountId: string): void {
  try {
    localStorage.setItem(name(accountId), 'yes');
  } catch {
    // A browser that keeps nothing shows the step once more.
  }
}

/** What is left to do, with what this browser knows of it. */
export function withTrial(checklist: Overview['checklist'], accountId: string): Overview['checklist'] {
  const tried = localStorage.getItem(name(accountId)) !== null;
  return checklist.map(({ key, done }) => ({ key, done: done || (key === 'sample' && tried) }));
}
