import { defaultFieldMapping, type FieldMapping, fieldMapping } from '../../shared/field-mapping.ts';
import { checkMapping, type MappingFinding } from '../hubspot/mapping/check-mapping.ts';
import { listProperties } from '../hubspot/mapping/list-properties.ts';
import { saveMapping } from '../hubspot/mapping/save-mapping.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, optionalOption } from './command.ts';
import { readJsonFile } from './read-json-file.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

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
