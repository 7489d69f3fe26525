/** What of the dashboard is linked to. */
type DashboardPlace = 'start' | { leadId: string };

export type DashboardUrl = (place: DashboardPlace) => string;

/**
 * Where the dashboard shows something. An address of this computer is a link too: who tries the bridge out reads HubSpot
 * and Slack on the computer that it runs on.
 */
export function createDashboardUrl(publicUrl: string): DashboardUrl {
  const base = publicUrl.endsWith('/') ? publicUrl.slice(0, -1) : publicUrl;
  return (place) => (place === 'start' ? `${base}/` : `${base}/leads/${place.leadId}`);
}

/** Where it shows one lead. */
export function createLeadUrl(publicUrl: string): (leadId: string) => string {
  const dashboardUrl = createDashboardUrl(publicUrl);
  return (leadId) => dashboardUrl({ leadId });
}
