import type { DashboardOutput } from '../../../../shared/dashboard/table.ts';

type Left = 'HubSpot' | 'Slack';

const NAME = 'left apps';

/** Kept past the page, which nobody is signed in to any more: where the app of a deleted account still is. */
export function rememberLeftApps({ hubspot, slack }: DashboardOutput<'deleteAccount'>): void {
  const apps: Left[] = [];
  if (hubspot === 'left') apps.push('HubSpot');
  if (slack === 'left') apps.push('Slack');
  sessionStorage.setItem(NAME, apps.join());
}

let left: readonly Left[] | null | undefined;

/** Null where no account was deleted in this window. Told until the page is loaded anew, however often it is drawn. */
export function takeLeftApps(): readonly Left[] | null {
  if (left === undefined) {
    const kept = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    left = kept?.split(',').filter((name): name is Left => name === 'HubSpot' || name === 'Slack') ?? null;
  }
  return left;
}
