// Generated from cards/bridge-fault.tsx by `npm run generate`. Do not edit.
import { Alert, List, Text } from '@hubspot/ui-extensions';
import type { OperationId, Refusal } from './ask-bridge.gen.ts';

interface FaultText {
  title: string;
  text: string;
  variant: 'warning' | 'danger';
}

const saving: readonly OperationId[] = ['saveConfiguration', 'saveFieldMapping'];

/** What a person is told of a refusal, by what was asked and the status; the words of the bridge are never read. */
export function faultText(fault: Refusal): FaultText {
  if (fault.kind === 'down') return fault.asked.startsWith('read') ? notRead : notDone;
  const { asked, status, error } = fault;
  if (status === 404 && asked === 'readBulk') return { ...failed, text: 'This run is not known any more.' };
  if (status === 409 && saving.includes(asked)) return overtaken;
  return byStatus[status] ?? { ...failed, text: error };
}

const notRead: FaultText = {
  title: 'Details are not available right now',
  text: 'The scoring service cannot be reached. What the contact holds is shown; try again in a moment.',
  variant: 'warning',
};

const notDone: FaultText = {
  title: 'That did not work',
  text: 'The scoring service cannot be reached. Try again in a moment.',
  variant: 'warning',
};

const failed = { title: 'That did not work', variant: 'danger' } as const;

const overtaken: FaultText = {
  title: 'Somebody else was faster',
  text: 'Nothing was saved, and what you entered is kept. Save again to replace theirs, or undo your changes.',
  variant: 'warning',
};

const byStatus: Readonly<Record<number, FaultText>> = {
  400: {
    title: 'Some values are not accepted',
    text: 'Correct what is named below and save again.',
    variant: 'danger',
  },
  401: {
    title: 'The scoring service does not accept this app',
    text: 'Its secret or its address does not fit. An administrator has to check the connection.',
    variant: 'danger',
  },
  403: { title: 'You may not change this', text: 'Ask an administrator of your firm.', variant: 'warning' },
  404: {
    title: 'This account is not connected',
    text: 'An administrator has to connect it with the scoring service.',
    variant: 'warning',
  },
  429: { title: 'Too many requests', text: 'Try again in a minute.', variant: 'warning' },
};

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
