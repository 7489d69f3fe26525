import type { ProvisionReport } from '../hubspot/mapping/provision.ts';
import { renderTable } from './table.ts';

const words: Record<ProvisionReport['properties'][number]['state'], string> = {
  present: 'there already',
  created: 'created',
  extended: 'options added',
  missing: 'missing',
  failed: 'not usable',
};

export function renderProvision({ portalId, group, properties, usable }: ProvisionReport): string {
  const rows = properties.map(({ name, state, drift }) => ({
    property: name,
    state: words[state],
    differs: drift.length === 0 ? null : drift.join('; '),
  }));
  return [
    `Portal ${portalId}, property group lead_intake: ${words[group]}.`,
    '',
    renderTable(rows, ['property', 'state', 'differs']),
    '',
    usable
      ? 'Everything the bridge writes is there.'
      : 'Not usable: the bridge cannot write to a property of another type. Archive it in HubSpot (its internal name cannot change), then provision again.',
  ].join('\n');
}
