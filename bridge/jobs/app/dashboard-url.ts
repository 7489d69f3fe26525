/** Dashboard pages that are linked to. */
type DashboardPlace = 'start' | { leadId: string };

export type DashboardUrl = (place: DashboardPlace) => string;

/**
 * URL of a dashboard page. A localhost address is a link too: people who try the bridge out use HubSpot and Slack on
 * the same computer.
 */
export function createDashboardUrl(publicUrl: string): DashboardUrl {
  const base = publicUrl.endsWith('/') ? publicUrl.slice(0, -1) : publicUrl;
  return (place) => (place === 'start' ? `${base}/` : `${base}/leads/${place.leadId}`);
}

/** URL of one lead. */
export function createLeadUrl(publicUrl: string): (leadId: string) => string {
  const dashboardUrl = createDashboardUrl(publicUrl);
  return (leadId) => dashboardUrl({ leadId });
}
