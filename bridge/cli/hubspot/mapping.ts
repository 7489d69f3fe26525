import { defaultFieldMapping, type FieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import { recordFields } from '../../../shared/record.ts';
import { saveMapping } from '../../hubspot/connections/save-mapping.ts';
import { previewMapping } from '../../hubspot/contacts/preview-mapping.ts';
import { checkMapping } from '../../hubspot/mapping/check-mapping.ts';
import { discoverMapping } from '../../hubspot/mapping/discover-mapping.ts';
import { listProperties } from '../../hubspot/mapping/list-properties.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CommandInput, CommandOutput, OfAccount, Texts } from '../command/command.ts';
import { readJsonFile } from '../command/read-input.ts';
import { detailLine, readableJson } from '../command/readable-text.ts';
import { renderTable } from '../command/table.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

export function mappingGet(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { mapping } = await connectionFor(work);
    return { json: mapping, text: readableJson(mapping) };
  });
}

export async function mappingSet(input: CommandInput<Texts<'account' | 'file'>>): Promise<CommandOutput> {
  const { file } = input.values;
  const mapping = file === undefined ? defaultFieldMapping : parseMapping(await readJsonFile(file, input.streams));
  return withHubSpot(input, async (work) => {
    const { accountId, portalId } = await connectionFor(work);
    const properties = await listProperties(work.hubspot, { portalId, priority: 'live' });
    const { errors, warnings } = checkMapping(mapping, properties);
    if (errors.length > 0)
      throw new Refusal(['The mapping does not fit the portal:', ...errors.map(toLine)].join('\n'));
    const { version, changed } = await saveMapping(work.store.db, { accountId, portalId, mapping, actor: 'cli' });
    const what = changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed';
    const notes =
      changed.length > 0 ? [`It applies to new and changed contacts; for older ones: ${rescreen(accountId)}`] : [];
    return {
      json: { accountId, portalId, version, changed, warnings },
      text: [`Mapping version ${version} of portal ${portalId}; ${what}`, ...warnings.map(toLine), ...notes].join('\n'),
    };
  });
}

const toLine = ({ field, message }: { field: string; message: string }) => `  ${field}: ${message}`;
const rescreen = (accountId: string) => `${CALL} backfill --account ${accountId} --rescreen`;

function parseMapping(input: unknown): FieldMapping {
  const parsed = fieldMapping.safeParse(input);
  if (parsed.success) return parsed.data;
  const lines = problemDetails(parsed.error, { nameKeys: true }).map((detail) => `  ${detailLine(detail)}`);
  throw new Refusal(['The file is not a mapping:', ...lines].join('\n'));
}

export function mappingDiscover(input: CommandInput<OfAccount>): Promise<CommandOutput> {
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
        readableJson(discovered.suggestion),
      ].join('\n'),
    };
  });
}

/** Enough to recognize the text. */
const SHOWN = 80;

export function mappingPreview(input: CommandInput<OfAccount & { contact: string }>): Promise<CommandOutput> {
  const contactId = input.values.contact;
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
}

function shorten(text: string): string {
  const points = [...text];
  return points.length <= SHOWN ? text : `${points.slice(0, SHOWN - 1).join('')}…`;
}
