import { defaultFieldMapping, type FieldMapping, fieldMapping } from '../../shared/field-mapping.ts';
import { recordFields } from '../../shared/record.ts';
import { hubspotId } from '../hubspot/client/hubspot-ids.ts';
import { previewMapping } from '../hubspot/contacts/preview-mapping.ts';
import { checkMapping, type MappingFinding } from '../hubspot/mapping/check-mapping.ts';
import { discoverMapping } from '../hubspot/mapping/discover-mapping.ts';
import { listProperties } from '../hubspot/mapping/list-properties.ts';
import { saveMapping } from '../hubspot/mapping/save-mapping.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, optionalOption, requiredOption, UsageError } from './command/command.ts';
import { readJsonFile } from './command/read-input.ts';
import { renderTable } from './command/table.ts';
import { connectionFor, withHubSpot } from './command/with-hubspot.ts';

export const mappingGet: Command = {
  summary: 'Print which HubSpot properties become which fields of the intake record, in the form that set takes',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const { mapping } = await connectionFor(work);
      return { json: mapping, text: JSON.stringify(mapping, null, 2) };
    });
  },
};

export const mappingSet: Command = {
  summary: 'Set which HubSpot properties become which fields, checked against the portal',
  usage:
    '--account ID [--file F]   (F: a path, or - for standard input, in the form that get prints; without a file, the defaults)',
  options: { account: { type: 'string' }, file: { type: 'string' } },
  async run(input) {
    const file = optionalOption(input.values, 'file');
    const mapping = file === undefined ? defaultFieldMapping : parseMapping(await readJsonFile(file));
    return withHubSpot(input, async (work) => {
      const { accountId, portalId } = await connectionFor(work);
      const properties = await listProperties(work.hubspot, { portalId, priority: 'live' });
      const { errors, warnings } = checkMapping(mapping, properties);
      if (errors.length > 0)
        throw new Refusal(['The mapping does not fit the portal:', ...errors.map(toLine)].join('\n'));
      const { version, changed } = await saveMapping(work.store.db, { accountId, portalId, mapping, actor: 'cli' });
      const what = changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed';
      const notes =
        changed.length > 0 ? [`It applies to new and changed contacts; older ones: ${rescreen(accountId)}`] : [];
      return {
        json: { accountId, portalId, version, changed, warnings },
        text: [`Mapping version ${version} of portal ${portalId}; ${what}`, ...warnings.map(toLine), ...notes].join(
          '\n',
        ),
      };
    });
  },
};

const toLine = ({ field, message }: MappingFinding) => `  ${field}: ${message}`;
const rescreen = (accountId: string) => `npm run --silent cli -- backfill --account ${accountId} --rescreen`;

function parseMapping(input: unknown): FieldMapping {
  const parsed = fieldMapping.safeParse(input);
  if (parsed.success) return parsed.data;
  const lines = problemDetails(parsed.error).map(({ path, message }) => `  ${path}: ${message}`);
  throw new Refusal(['The file is no mapping:', ...lines].join('\n'));
}

export const mappingDiscover: Command = {
  summary: 'Suggest a mapping from the properties of the portal; nothing is changed',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const { portalId } = await connectionFor(work);
      const discovered = discoverMapping(await listProperties(work.hubspot, { portalId, priority: 'live' }));
      const rows = recordFields.flatMap((field) => discovered.candidates[field].map((one) => ({ field, ...one })));
      const options = discovered.practiceAreaOptions;
      return {
        json: discovered,
        text: [
          renderTable(rows, ['field', 'property', 'label', 'type', 'fieldType', 'why']),
          ...(options.length > 0 ? ['', renderTable(options, ['property', 'value', 'label', 'area'])] : []),
          '',
          'Suggestion for "mapping set":',
          JSON.stringify(discovered.suggestion, null, 2),
        ].join('\n'),
      };
    });
  },
};

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
