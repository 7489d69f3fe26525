import type { Command } from './command.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

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
