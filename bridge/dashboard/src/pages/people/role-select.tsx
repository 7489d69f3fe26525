import { NativeSelect } from '@mantine/core';
import { mayDo, type Role, roleNames, roles } from '../../../../../shared/dashboard/operation.ts';
import { useMay } from '../../client/me.ts';

interface RoleSelectProps {
  readonly label: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

const isRole = (value: string): value is Role => roles.some((role) => role === value);

/** Only owners make owners. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const isOwner = useMay('owner');
  const offered = roles.filter((role) => isOwner || role === value || !mayDo(role, 'owner'));
  return (
    <NativeSelect
      label={label}
      data={offered.map((role) => ({ value: role, label: roleNames[role] }))}
      value={value}
      onChange={({ currentTarget }) => isRole(currentTarget.value) && onChange(currentTarget.value)}
    />
  );
}
