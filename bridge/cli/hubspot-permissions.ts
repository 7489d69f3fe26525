import type { Permissions } from '../../shared/app-settings.ts';
import { permissions } from '../../shared/app-settings.ts';
import { savePermissions } from '../hubspot/app/permissions.ts';
import { type Command, type OptionValues, optionalOption, UsageError } from './command.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

export const hubspotPermissions: Command = {
  summary: 'Show or set which users of HubSpot may change settings, and which may overrule',
  usage: '--account ID [--settings USERS] [--overrule USERS]   (USERS: ids with commas between, or everyone)',
  options: { account: { type: 'string' }, settings: { type: 'string' }, overrule: { type: 'string' } },
  run: (input) =>
    withHubSpot(input, async (work) => {
      const { accountId, portalId, permissions: before } = await connectionFor(work);
      const wanted = { ...before, ...readList(input.values, 'settings'), ...readList(input.values, 'overrule') };
      await savePermissions(work.store.db, { accountId, portalId, permissions: wanted, actor: 'cli' });
      const text = `Settings: ${listText(wanted.settings)}\nOverruling: ${listText(wanted.overrule)}`;
      return { json: { accountId, portalId, ...wanted }, text };
    }),
};

const listText = (users: Permissions['settings']) => (users === null ? 'everyone' : users.join(', '));

function readList(values: OptionValues, name: keyof Permissions): Partial<Permissions> {
  const text = optionalOption(values, name);
  if (text === undefined) return {};
  const users = text === 'everyone' ? null : text.split(',').map((user) => user.trim());
  const parsed = permissions.shape[name].safeParse(users);
  if (!parsed.success) throw new UsageError(`--${name} is everyone, or ids of HubSpot users with commas between`);
  return { [name]: parsed.data };
}
