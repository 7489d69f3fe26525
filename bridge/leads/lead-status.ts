import type { Leads } from '../platform/store/schema.ts';

/** The status HubSpot is to show: a person's override, else the bridge's. */
export function leadStatusOf(lead: Pick<Leads, 'state' | 'score' | 'valid' | 'override_status'>): string {
  if (lead.override_status !== null) return lead.override_status;
  if (lead.state === 'needs_info' || lead.state === 'pending' || lead.state === 'error') return lead.state;
  return lead.valid === true ? 'valid' : 'invalid';
}

/** Whether the firm would take a lead: by its result, or by an override. */
export function isLeadValid(lead: Pick<Leads, 'state' | 'valid' | 'override_status'>): boolean {
  if (lead.state === 'deleted') return false;
  return lead.override_status === null ? lead.valid === true : lead.override_status === 'valid';
}
