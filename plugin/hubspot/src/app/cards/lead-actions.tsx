import { Accordion, Button, Flex, Form, LoadingButton, Select, Text } from '@hubspot/ui-extensions';
import { useRef, useState } from 'react';
import type { CardLead, OverrideStatus } from '../../../../../shared/card.ts';
import { blockedTexts, overrideStatuses, statusLabels } from './tables.gen.ts';
import type { LeadActions } from './use-lead.ts';

interface Props {
  talk: LeadActions;
  /** Whether the contact has a result already. */
  isScreened: boolean;
}

/** Primary only before the first result. */
export function ScreenNow({ talk: { lead, busy, fault, slow, screen }, isScreened }: Props) {
  const away = lead === null && fault !== null;
  const obstacle = lead?.obstacle ?? null;
  return (
    <Flex direction="column" gap="extra-small">
      <LoadingButton
        variant={isScreened ? 'secondary' : 'primary'}
        size="small"
        loading={busy === 'screening'}
        disabled={away || busy !== null || lead?.canScreen === false}
        onClick={screen}
      >
        {isScreened ? 'Screen again' : 'Screen now'}
      </LoadingButton>
      {obstacle !== null && <Text variant="microcopy">{blockedTexts[obstacle]}</Text>}
      {busy === 'screening' && obstacle === null && (
        <Text variant="microcopy">Screening takes a few seconds. You can leave this page.</Text>
      )}
      {slow && lead?.work !== 'idle' && (
        <Text variant="microcopy">This is taking longer than usual. The result will appear here.</Text>
      )}
    </Flex>
  );
}

/** Without a result there is nothing to override. */
const hasResult: ReadonlySet<CardLead['state']> = new Set(['screened', 'needs_info', 'error']);

const options = overrideStatuses.map((value) => ({ value, label: statusLabels[value] }));

const isOverride = (value: unknown): value is OverrideStatus => overrideStatuses.some((status) => status === value);

/** A person's status overrides the bridge's until it is taken back. */
export function Override({ talk: { lead, busy, unwritten, override } }: Pick<Props, 'talk'>) {
  const [chosen, setChosen] = useState<OverrideStatus>('valid');
  // HubSpot renders in another thread: a form can be submitted before the choice was rendered.
  const latest = useRef(chosen);
  const choose = (status: OverrideStatus) => {
    latest.current = status;
    setChosen(status);
  };
  if (lead === null || !hasResult.has(lead.state)) return null;
  const isBusy = busy !== null;
  return (
    <Accordion title="Set the status yourself" size="small">
      <Form onSubmit={() => override(latest.current)} autoComplete="off">
        <Flex direction="column" gap="small">
          <Select
            label="Status"
            name="status"
            description="Stays until you undo it. Score and notes keep updating."
            options={options}
            value={chosen}
            onChange={(value) => isOverride(value) && choose(value)}
          />
          {unwritten && <Text variant="microcopy">The new status is being saved. Reload the page to see it.</Text>}
          <Flex direction="row" gap="small" wrap="wrap">
            <Button type="submit" variant="secondary" size="small" disabled={isBusy}>
              Set status
            </Button>
            {lead.override !== null && (
              <Button variant="destructive" size="small" disabled={isBusy} onClick={() => override(null)}>
                Undo
              </Button>
            )}
          </Flex>
        </Flex>
      </Form>
    </Accordion>
  );
}
