/** What of the dashboard is linked to. */
type DashboardPlace = 'start' | { leadId: string };

/**
 * Where the dashboard shows something; null for as long as there is none, and no link is shown. The one place that
 * decides it for the card and the settings page in HubSpot.
 */
export function dashboardUrl(_place: DashboardPlace): string | null {
  return null;
}
