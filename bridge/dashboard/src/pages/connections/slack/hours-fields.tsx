import { Checkbox, Group, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { weekdays } from '../../../../../../shared/slack-settings.ts';
import type { HoursDraft } from './routing-draft.ts';
import type { FaultAt } from './routing-faults.ts';
import { dayNames } from './routing-lines.ts';

interface HoursFieldsProps {
  readonly label: string;
  readonly hours: HoursDraft;
  readonly fault: FaultAt;
  readonly onChange: (hours: HoursDraft) => void;
  readonly children?: ReactNode;
}

/** Hours of some days of the week. */
export function HoursFields({ label, hours, fault, onChange, children }: HoursFieldsProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <Checkbox.Group
        label="Days"
        error={fault('days')}
        value={hours.days}
        onChange={(chosen) => onChange({ ...hours, days: weekdays.filter((day) => chosen.includes(day)) })}
      >
        <Group gap="sm" my={4}>
          {weekdays.map((day) => (
            <Checkbox key={day} value={day} label={dayNames[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={4}>
        <TextInput
          label="From"
          type="time"
          error={fault('from')}
          value={hours.from}
          onChange={(event) => onChange({ ...hours, from: event.currentTarget.value })}
        />
        <TextInput
          label="Until"
          description="Earlier than From means the next day"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="time"
          error={fault('until')}
          value={hours.until}
          onChange={(event) => onChange({ ...hours, until: event.currentTarget.value })}
        />
      </SimpleGrid>
      {children}
    </fieldset>
  );
}
