/** A button press for a lead, on the card in HubSpot or in the dashboard. */
export interface Press {
  /** As in audit log and history. */
  actor: string;
  via: 'hubspot' | 'dashboard';
  /** A repeated request counts once. */
  requestId: string;
}

/** A contact as a lead of the account that has its portal now. */
export interface LeadRef {
  portalId: string;
  contactId: string;
  accountId: string;
}
