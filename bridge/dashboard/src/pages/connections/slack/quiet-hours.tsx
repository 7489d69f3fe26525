import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { announce } from '../../../parts/announce.tsx';
import { HoursFields } from './hours-fields.tsx';
import { nights, type RoutingDraft, weekendDays } from './routing-draft.ts';
import { type FaultAt, faultsWithin } from './routing-faults.ts';

interface QuietHoursProps {
  readonly draft: RoutingDraft;
  readonly fault: FaultAt;
  readonly onChange: (part: Partial<RoutingDraft>) => void;
}

/** Quiet hours, and which leads skip them. */
export function QuietHours({ draft, fault, onChange }: QuietHoursProps) {
  const { quiet } = draft;
  const whole = fault('hours');
  const inOne = quiet.some((_, at) => fault('hours', at) !== null);
  return (
    <>
      <Checkbox
        label="Hold leads during quiet hours, except urgent ones"
        checked={quiet.length > 0}
        onChange={(event) => onChange({ quiet: event.currentTarget.checked ? [nights()] : [] })}
      />
      {quiet.map((hours, at) => (
        <HoursFields
          key={hours.key}
          label={quiet.length === 1 ? 'Quiet hours' : `Quiet hours ${at + 1}`}
          hours={hours}
          fault={faultsWithin(fault, 'hours', at)}
          onChange={(next) => onChange({ quiet: quiet.with(at, next) })}
        >
          {quiet.length === 1 ? null : (
            <Group mt="xs">
              <Button
                size="xs"
                variant="default"
                aria-label={`Remove quiet hours ${at + 1}`}
                onClick={() => {
                  onChange({ quiet: quiet.toSpliced(at, 1) });
                  announce(`Quiet hours ${at + 1} removed.`);
                }}
              >
                Remove
              </Button>
            </Group>
          )}
        </HoursFields>
      ))}
      {quiet.length === 0 ? null : (
        <>
          {whole === null || inOne ? null : (
            <Text size="sm" c="var(--mantine-color-error)">
              {whole}
            </Text>
          )}
          <Group>
            <Button
              size="xs"
              variant="default"
              disabled={quiet.length >= 7}
              onClick={() => onChange({ quiet: [...quiet, weekendDays()] })}
            >
              Add quiet hours
            </Button>
          </Group>
          <TextInput
            label="Urgent from score"
            description="Sent at once, even in quiet hours; empty for no score"
            error={fault('urgentScore')}
            value={draft.urgentFrom}
            onChange={(event) => onChange({ urgentFrom: event.currentTarget.value })}
          />
          <Checkbox
            label="Time-sensitive leads are urgent too"
            checked={draft.urgentWhenTimeSensitive}
            onChange={(event) => onChange({ urgentWhenTimeSensitive: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
