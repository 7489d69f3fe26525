/** Somebody presses a button of a lead, on the card in HubSpot or in the dashboard. */
export interface Press {
  /** As in audit log and history. */
  actor: string;
  via: 'hubspot' | 'dashboard';
  /** A request that comes twice counts once. */
  requestId: string;
}

/** A contact as a lead of the account that its portal belongs to now. */
export interface LeadRef {
  portalId: string;
  contactId: string;
  accountId: string;
}
