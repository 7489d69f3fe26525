import { Accordion, Button, Flex, Form, Heading, Input, Link, LoadingButton, Text } from '@hubspot/ui-extensions';
import { useRef, useState } from 'react';
import type { AppSettings } from '../../../../../shared/app-settings.ts';
import { type AskBridge, newRequestId } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import { useSave } from './use-save.ts';

interface Props {
  ask: AskBridge;
  connection: AppSettings['connection'];
  /** Something may have changed: everything is to be reloaded. */
  onSaved(message: string): void;
}

/** Buttons for the most common repairs. */
export function RepairView({ ask, connection, onSaved }: Props) {
  const { isSaving, fault, save } = useSave();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const createProperties = async () => {
    const answer = await save(ask('createProperties', { body: { requestId: newRequestId() } }));
    if (answer.kind !== 'ok') return;
    const { created, problems: left } = answer.value;
    setProblems(left);
    onSaved(created.length === 0 ? 'No properties were missing.' : `Properties created: ${created.join(', ')}.`);
  };
  const replay = async () => {
    const answer = await save(ask('replayFailed', { body: { requestId: newRequestId() } }));
    if (answer.kind !== 'ok') return;
    const count = answer.value.jobs + answer.value.leads;
    onSaved(
      count === 0 ? 'There was nothing to retry.' : `${count} ${count === 1 ? 'item is' : 'items are'} being retried.`,
    );
  };

  return (
    <Flex direction="column" gap="small">
      <Heading>Repair</Heading>
      {fault !== null && <BridgeFault fault={fault} />}
      {problems.map((problem) => (
        <Text key={problem}>{problem}</Text>
      ))}
      <Flex direction="row" gap="small" wrap="wrap">
        <Button variant="secondary" size="small" disabled={isSaving} onClick={() => void createProperties()}>
          Create missing properties
        </Button>
        <Button variant="secondary" size="small" disabled={isSaving} onClick={() => void replay()}>
          Retry what failed
        </Button>
      </Flex>
      {connection.auth === 'static' ? (
        <NewToken ask={ask} connection={connection} onSaved={onSaved} />
      ) : (
        <NewConsent ask={ask} />
      )}
    </Flex>
  );
}

/** A static app is connected by its access token. */
function NewToken({ ask, connection, onSaved }: Props) {
  const [token, setToken] = useState('');
  // HubSpot renders in another thread: a form can be submitted before what was typed was rendered.
  const latest = useRef('');
  const { isSaving, fault, save } = useSave();
  const type = (typed: string) => {
    latest.current = typed;
    setToken(typed);
  };
  const submit = async () => {
    const answer = await save(ask('reconnect', { body: { requestId: newRequestId(), token: latest.current } }));
    if (answer.kind !== 'ok') return;
    type('');
    onSaved('Your account is connected.');
  };
  return (
    <Accordion title="Reconnect" size="small" defaultOpen={connection.status === 'revoked'}>
      <Form onSubmit={() => void submit()} autoComplete="off">
        <Flex direction="column" gap="small">
          {fault !== null && <BridgeFault fault={fault} />}
          <Input
            label="Access token"
            name="access-token"
            type="password"
            description="Copy it from the Distribution tab of the app, in the project’s page in your developer tools."
            required
            value={token}
            onInput={type}
          />
          <LoadingButton type="submit" variant="secondary" size="small" loading={isSaving}>
            Reconnect
          </LoadingButton>
        </Flex>
      </Form>
    </Accordion>
  );
}

/** Any other is connected by an administrator's consent. */
function NewConsent({ ask }: Pick<Props, 'ask'>) {
  const [url, setUrl] = useState<string | null>(null);
  const { isSaving, fault, save } = useSave();
  const begin = async () => {
    const answer = await save(ask('reconnect', { body: { requestId: newRequestId(), token: null } }));
    if (answer.kind === 'ok') setUrl(answer.value.url);
  };
  return (
    <Flex direction="column" gap="extra-small">
      {fault !== null && <BridgeFault fault={fault} />}
      <LoadingButton variant="secondary" size="small" loading={isSaving} onClick={() => void begin()}>
        Reconnect
      </LoadingButton>
      {url?.startsWith('https://') === true && (
        <Link href={{ url, external: true }}>Continue: agree to the app’s permissions</Link>
      )}
    </Flex>
  );
}
