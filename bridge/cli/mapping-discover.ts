import { recordFields } from '../../shared/record.ts';
import { discoverMapping } from '../hubspot/mapping/discover-mapping.ts';
import { listProperties } from '../hubspot/mapping/list-properties.ts';
import type { Command } from './command.ts';
import { renderTable } from './table.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

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
