import type { DashboardOutput } from '../../../../shared/dashboard/table.ts';

type LeftApp = 'HubSpot' | 'Slack';

const NAME = 'left apps';

/** Survives the page load after the account was deleted: where its app is still installed. */
export function rememberLeftApps({ hubspot, slack }: DashboardOutput<'deleteAccount'>): void {
  const apps: LeftApp[] = [];
  if (hubspot === 'left') apps.push('HubSpot');
  if (slack === 'left') apps.push('Slack');
  sessionStorage.setItem(NAME, apps.join());
}

let left: readonly LeftApp[] | null | undefined;

/** Null when no account was deleted in this window. Shown until the page is reloaded, however often it renders. */
export function takeLeftApps(): readonly LeftApp[] | null {
  if (left === undefined) {
    const kept = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    left = kept?.split(',').filter((name): name is LeftApp => name === 'HubSpot' || name === 'Slack') ?? null;
  }
  return left;
}
