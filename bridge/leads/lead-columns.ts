import type { Store } from '../platform/store/open-store.ts';
import type { Leads } from '../platform/store/schema.ts';

const PURPOSE = 'leads.notes';

/** Notes quote the lead: they are stored sealed. */
export type NoteSeals = Pick<Store, 'seal' | 'unseal'>;

/** @throws {SealError} */
function openNotes({ unseal }: Pick<NoteSeals, 'unseal'>, { notes }: Pick<Leads, 'notes'>): string | null {
  return notes === null ? null : unseal(notes, PURPOSE);
}

export type WithNotes<Row extends Pick<Leads, 'notes'>> = Omit<Row, 'notes'> & { notes: string | null };

/** The row with its notes in clear. @throws {SealError} */
export function withNotes<Row extends Pick<Leads, 'notes'>>(
  seals: Pick<NoteSeals, 'unseal'>,
  row: Row,
): WithNotes<Row> {
  return { ...row, notes: openNotes(seals, row) };
}

/** Unchanged notes keep their sealed bytes: the database compares those. */
export function sealNotes(seals: NoteSeals, notes: string | null, kept: Pick<Leads, 'notes'> | undefined) {
  if (notes === null) return null;
  return kept !== undefined && openNotes(seals, kept) === notes ? kept.notes : seals.seal(notes, PURPOSE);
}

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
