import { recordFields } from '../../shared/record.ts';
import { hubspotId } from '../hubspot/client/hubspot-ids.ts';
import { previewMapping } from '../hubspot/contacts/preview-mapping.ts';
import { type Command, requiredOption, UsageError } from './command.ts';
import { renderTable } from './table.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

/** Enough to see which text it is. */
const SHOWN = 80;

export const mappingPreview: Command = {
  summary: 'Show the intake record that a contact of the portal becomes, and what is missing; nothing is changed',
  usage: '--account ID --contact N',
  options: { account: { type: 'string' }, contact: { type: 'string' } },
  run(input) {
    const contactId = requiredOption(input.values, 'contact');
    if (!hubspotId.safeParse(contactId).success)
      throw new UsageError('--contact is the record id of a contact, digits only');
    return withHubSpot(input, async (work) => {
      const { portalId, mapping } = await connectionFor(work);
      const mapped = await previewMapping(work.hubspot, { portalId, contactId, mapping });
      const rows = recordFields.map((field) => ({
        field,
        value: shorten(mapped.record[field]),
        note: mapped.reasons
          .filter((reason) => reason.field === field)
          .map(({ text }) => text)
          .join('; '),
      }));
      const json = { portalId, contactId, ...mapped };
      return { json, text: `${renderTable(rows, ['field', 'value', 'note'])}\n\nRead: ${mapped.read.join(', ')}` };
    });
  },
};

function shorten(text: string): string {
  const points = [...text];
  return points.length <= SHOWN ? text : `${points.slice(0, SHOWN - 1).join('')}…`;
}
