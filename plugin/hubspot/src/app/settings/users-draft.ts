import type { Permissions } from '../../../../../shared/app-settings.ts';

/** As typed: ids separated by anything but digits. */
export type UsersDraft = Record<keyof Permissions, string>;

export type UsersFaults = Partial<Record<keyof Permissions, string>>;

const MOST_USERS = 100;

export const usersDraftOf = ({ settings, overrule }: Permissions): UsersDraft => ({
  settings: settings?.join('\n') ?? '',
  overrule: overrule?.join('\n') ?? '',
});

/** What to send, or the error of each field. */
export function checkUsers(draft: UsersDraft, userId: string): { input: Permissions } | { faults: UsersFaults } {
  const input = { settings: readUsers(draft.settings), overrule: readUsers(draft.overrule) };
  const faults: UsersFaults = { ...faultOf('settings', input.settings), ...faultOf('overrule', input.overrule) };
  if (faults.settings === undefined && input.settings?.includes(userId) === false)
    faults.settings = `Your own id, ${userId}, must be in the list`;
  return Object.keys(faults).length > 0 ? { faults } : { input };
}

const readUsers = (text: string): string[] | null => {
  const users = text.split(/[\s,;]+/).filter((part) => part !== '');
  return users.length === 0 ? null : [...new Set(users)];
};

function faultOf(name: keyof Permissions, users: string[] | null): UsersFaults {
  if (users?.some((user) => !/^\d{1,19}$/.test(user))) return { [name]: 'Ids are numbers, one per line' };
  return (users?.length ?? 0) > MOST_USERS ? { [name]: `At most ${MOST_USERS} users` } : {};
}
