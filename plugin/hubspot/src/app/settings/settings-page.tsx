import { Alert, Button, Flex, LoadingSpinner, Tab, Tabs } from '@hubspot/ui-extensions';
import { useCallback, useMemo, useState } from 'react';
import type { AppSettings } from '../../../../../shared/app-settings.ts';
import { type AskBridge, createAskBridge } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import { ConnectionView } from './connection-view.tsx';
import { mappingDraftOf } from './mapping-draft.ts';
import { MappingForm } from './mapping-form.tsx';
import { rulesDraftOf } from './rules-draft.ts';
import { RulesForm } from './rules-form.tsx';
import { useAnswer } from './use-answer.ts';
import { useEditing } from './use-editing.ts';
import { usersDraftOf } from './users-draft.ts';
import { UsersForm } from './users-form.tsx';

/** The parts of HubSpot's context that the page uses. */
export interface SettingsContext {
  portal: { timezone: string };
  variables?: Readonly<Record<string, unknown>>;
}

interface Props {
  context: SettingsContext;
  addAlert(alert: { type: 'success' | 'warning'; message: string }): void;
}

/** Connection, rules and mapping of the firm, one at a time, so that only one button is primary. */
export function SettingsPage({ context, addAlert }: Props) {
  const bridgeUrl = String(context.variables?.BRIDGE_URL ?? '');
  const ask = useMemo(() => createAskBridge(bridgeUrl), [bridgeUrl]);
  const question = useCallback(() => ask('readSettings'), [ask]);
  const { value, fault, reload } = useAnswer(question);
  const onSaved = (message: string) => {
    addAlert({ type: 'success', message });
    void reload();
  };
  if (value === null && fault === null)
    return <LoadingSpinner label="Loading the settings" showLabel layout="centered" />;
  return (
    <Flex direction="column" gap="medium">
      {fault !== null && <BridgeFault fault={fault} />}
      {fault !== null && (
        <Button variant="secondary" onClick={() => void reload()}>
          Try again
        </Button>
      )}
      {value !== null && (
        <Parts
          ask={ask}
          settings={value}
          timeZone={context.portal.timezone}
          onSaved={onSaved}
          onConflict={() => void reload()}
        />
      )}
    </Flex>
  );
}

interface PartsProps {
  ask: AskBridge;
  settings: AppSettings;
  timeZone: string;
  onSaved(message: string): void;
  onConflict(): void;
}

/** Only the visible part is rendered; input in the others stays. */
function Parts({ ask, settings, timeZone, onSaved, onConflict }: PartsProps) {
  const [seen, setSeen] = useState('connection');
  const rules = useEditing(settings.configuration, rulesDraftOf);
  const mapping = useEditing(settings.mapping, mappingDraftOf);
  const users = useEditing(settings.permissions, usersDraftOf);
  const saving = { ask, onSaved, onConflict };
  return (
    <Flex direction="column" gap="medium">
      {!settings.user.maySet && (
        <Alert title="You don’t have permission to edit these settings" variant="info">
          Ask a user who is listed on the Users tab for access.
        </Alert>
      )}
      <Tabs selected={seen} onSelectedChange={(tab: string | number) => setSeen(String(tab))}>
        <Tab tabId="connection" title="Connection">
          {seen === 'connection' && (
            <ConnectionView ask={ask} settings={settings} timeZone={timeZone} onSaved={onSaved} />
          )}
        </Tab>
        <Tab tabId="rules" title="Rules">
          {seen === 'rules' && <RulesForm {...saving} editing={rules} />}
        </Tab>
        <Tab tabId="mapping" title="Fields">
          {seen === 'mapping' && <MappingForm {...saving} editing={mapping} />}
        </Tab>
        <Tab tabId="users" title="Users">
          {seen === 'users' && <UsersForm {...saving} editing={users} userId={settings.user.id} />}
        </Tab>
      </Tabs>
    </Flex>
  );
}
