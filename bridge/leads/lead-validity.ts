import type { Leads } from '../platform/store/schema.ts';

/** Whether the firm would take a lead as things stand: by its result, or as a human has said in its place. */
export function isLeadValid(lead: Pick<Leads, 'state' | 'valid' | 'override_status'>): boolean {
  if (lead.state === 'deleted') return false;
  return lead.override_status === null ? lead.valid === true : lead.override_status === 'valid';
}
