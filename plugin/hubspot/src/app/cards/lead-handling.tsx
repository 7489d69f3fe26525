import { Accordion, Button, Flex, Form, Select, Text, TextArea } from '@hubspot/ui-extensions';
import { useRef, useState } from 'react';
import type { CardLead, HandlingAction } from '../../../../../shared/card.ts';
import type { UnfitReason } from '../../../../../shared/lead-actions.ts';
import { momentText, readMoment } from './moment-text.ts';
import { plainText } from './plain-text.ts';
import { limits, unfitQuestion, unfitReasons } from './tables.gen.ts';
import type { LeadActions } from './use-lead.ts';

type Handling = NonNullable<CardLead['handling']>;

const stateTexts = {
  new: 'Not claimed yet.',
  claimed: 'Claimed',
  contacted: 'Contacted',
  not_a_fit: 'Not a fit',
} as const satisfies Record<Handling['state'], string>;

const WHO_MAX = 80;
const WHAT_MAX = 300;

/** Who has the lead and since when, in one line. */
export function handlingText({ state, by, mine, reason, at }: Handling, timeZone: string): string {
  if (state === 'new') return stateTexts.new;
  const when = readMoment(at);
  return [
    stateTexts[state],
    by === null ? '' : ` by ${plainText(by, WHO_MAX)}${mine ? ' (you)' : ''}`,
    when === null ? '' : `, ${momentText(when, timeZone)}`,
    reason === null ? '' : `: ${plainText(reason, WHAT_MAX)}`,
  ].join('');
}

/** Labels of the buttons, the same as in Slack. */
const labels = {
  claim: 'Claim',
  release: 'Release',
  contacted: 'Mark contacted',
  reopen: 'Reopen',
} as const satisfies Record<Exclude<HandlingAction, 'not_a_fit'>, string>;

interface Props {
  talk: LeadActions;
  handling: Handling;
  /** Whether the lead is worth a call: otherwise no button is primary. */
  isWanted: boolean;
}

/** Actions for the lead, the same as in Slack. */
export function LeadHandling({ talk: { busy, handle }, handling, isWanted }: Props) {
  const [first] = handling.actions;
  const urged = isWanted && (first === 'claim' || (first === 'contacted' && handling.mine));
  return (
    <Flex direction="column" gap="small">
      <Flex direction="row" gap="small" wrap="wrap">
        {handling.actions.map(
          (action) =>
            action !== 'not_a_fit' && (
              <Button
                key={action}
                variant={urged && action === first ? 'primary' : 'secondary'}
                size="small"
                disabled={busy !== null}
                onClick={() => handle(action)}
              >
                {labels[action]}
              </Button>
            ),
        )}
      </Flex>
      {handling.actions.includes('not_a_fit') && (
        <Unfit isBusy={busy !== null} onUnfit={(reason, note) => handle('not_a_fit', { reason, note })} />
      )}
    </Flex>
  );
}

const codes = Object.keys(unfitReasons) as UnfitReason[];
const options = codes.map((value) => ({ value, label: unfitReasons[value] }));

interface UnfitProps {
  isBusy: boolean;
  onUnfit(reason: UnfitReason, note: string | null): void;
}

function Unfit({ isBusy, onUnfit }: UnfitProps) {
  const [typed, setTyped] = useState<{ reason: UnfitReason | null; note: string }>({ reason: null, note: '' });
  const [isChecked, setChecked] = useState(false);
  // HubSpot renders in another thread: a form can be submitted before the choice was rendered.
  const latest = useRef(typed);
  const change = (part: Partial<typeof typed>) => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
  };
  const submit = () => {
    const { reason, note } = latest.current;
    setChecked(true);
    if (reason !== null) onUnfit(reason, note.trim() === '' ? null : [...note.trim()].slice(0, limits.note).join(''));
  };
  return (
    <Accordion title="Not a fit" size="small">
      <Form onSubmit={submit} autoComplete="off">
        <Flex direction="column" gap="small">
          <Select
            label={unfitQuestion}
            name="unfit-reason"
            required
            options={options}
            {...(typed.reason !== null && { value: typed.reason })}
            onChange={(value) => {
              const reason = codes.find((code) => code === value);
              if (reason !== undefined) change({ reason });
            }}
            error={isChecked && typed.reason === null}
            validationMessage={isChecked && typed.reason === null ? 'Choose a reason' : ''}
          />
          <TextArea
            label="Note"
            name="unfit-note"
            rows={2}
            maxLength={limits.note}
            value={typed.note}
            onInput={(note) => change({ note })}
          />
          <Text variant="microcopy">The status becomes Invalid, and the team in Slack sees why.</Text>
          <Button type="submit" variant="destructive" size="small" disabled={isBusy}>
            Mark as not a fit
          </Button>
        </Flex>
      </Form>
    </Accordion>
  );
}
