// Generated from cards/bridge-fault.tsx by `npm run generate`. Do not edit.
import { Alert, List, Text } from '@hubspot/ui-extensions';
import type { ProblemCode } from '../../../../../shared/problems/problems.ts';
import type { Refusal } from './ask-bridge.gen.ts';

interface FaultText {
  title: string;
  text: string;
  variant: 'warning' | 'danger';
}

/** Text for a refusal, by its code, else by its status; the words of the bridge only if neither says more. */
export function faultText(fault: Refusal): FaultText {
  if (fault.kind === 'down') return downText(fault.operation);
  const { code, status, error } = fault;
  const known = code !== null && Object.hasOwn(byCode, code) ? byCode[code as ProblemCode] : byStatus[status];
  return known ?? { ...failed, text: error };
}

function downText(operation: Refusal['operation']): FaultText {
  if (operation === 'readLead') return leadNotRead;
  return operation.startsWith('read') ? { ...leadNotRead, text: notDone.text } : notDone;
}

const leadNotRead: FaultText = {
  title: 'Details are not available right now',
  text: 'The scoring service cannot be reached. You see what is saved on the contact; try again in a moment.',
  variant: 'warning',
};

const notDone: FaultText = {
  title: 'That did not work',
  text: 'The scoring service cannot be reached. Try again in a moment.',
  variant: 'warning',
};

const failed = { title: 'That did not work', variant: 'danger' } as const;

const overtaken: FaultText = {
  title: 'These settings were changed by another user',
  text: 'Nothing was saved, and your changes are kept. Save again to replace theirs, or undo your changes.',
  variant: 'warning',
};

const notConnected: FaultText = {
  title: 'This account is not connected',
  text: 'An administrator must connect it to the scoring service.',
  variant: 'warning',
};

const byCode: Readonly<Partial<Record<ProblemCode, FaultText>>> = {
  portal_not_connected: notConnected,
  bulk_run_not_found: { ...failed, text: 'This run is no longer available. You can start it again.' },
  configuration_conflict: overtaken,
  mapping_conflict: overtaken,
  permissions_conflict: overtaken,
  not_permitted: {
    title: 'You don’t have permission to do this',
    text: 'Ask a user who can edit the lead scoring settings to add you on the Users tab.',
    variant: 'warning',
  },
  override_refused: {
    title: 'The status was not accepted',
    text: 'The contact keeps the status it had.',
    variant: 'danger',
  },
};

/** Used when the bridge gives no more detail, and for HubSpot's proxy. */
const byStatus: Readonly<Record<number, FaultText>> = {
  400: {
    title: 'Some values are not accepted',
    text: 'Correct the values listed below and save again.',
    variant: 'danger',
  },
  401: {
    title: 'The scoring service does not accept this app',
    text: 'Its secret or its address does not match. An administrator must check the connection.',
    variant: 'danger',
  },
  404: notConnected,
  429: { title: 'Too many requests', text: 'Try again in a minute.', variant: 'warning' },
};

/** Whether somebody else has saved since. */
export const isConflict = (fault: Refusal): boolean => faultText(fault) === overtaken;

export function BridgeFault({ fault }: { fault: Refusal }) {
  const { title, text, variant } = faultText(fault);
  const details = fault.kind === 'refused' ? fault.details : [];
  return (
    <Alert title={title} variant={variant}>
      {text !== '' && <Text>{text}</Text>}
      {details.length > 0 && (
        <List>
          {details.map((detail) => (
            <Text key={detail}>{detail}</Text>
          ))}
        </List>
      )}
    </Alert>
  );
}
