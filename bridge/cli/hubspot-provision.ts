import { provision } from '../hubspot/mapping/provision.ts';
import type { Command } from './command.ts';
import { renderProvision } from './render-provision.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

export const hubspotProvision: Command = {
  summary: 'Create what is missing of the HubSpot properties and report what differs',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const { portalId } = await connectionFor(work);
      const report = await provision(work.hubspot, { portalId, signal: input.signal });
      return { json: report, text: renderProvision(report), exitCode: report.usable ? 0 : 1 };
    });
  },
};
