import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Flex,
  Heading,
  Link,
  LoadingButton,
  LoadingSpinner,
  StatusTag,
  Text,
} from '@hubspot/ui-extensions';
import { useCallback } from 'react';
import type { AppHealth, AppSettings } from '../../../../../shared/app-settings.ts';
import type { AskBridge } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import { momentText, readMoment } from './moment-text.gen.ts';
import { RepairView } from './repair-view.tsx';
import { useAnswer } from './use-answer.ts';
import { useSave } from './use-save.ts';

const states = {
  active: { label: 'Connected', variant: 'success' },
  paused: { label: 'Paused', variant: 'warning' },
  revoked: { label: 'Disconnected', variant: 'danger' },
} as const satisfies Record<AppSettings['connection']['status'], { label: string; variant: string }>;

interface Props {
  ask: AskBridge;
  settings: AppSettings;
  timeZone: string;
  onSaved(message: string): void;
}

/** Whether it works, and the switch that pauses it. */
export function ConnectionView({ ask, settings, timeZone, onSaved }: Props) {
  const { account, connection, engine, dashboardUrl } = settings;
  const { isSaving, fault, save } = useSave();
  const isPaused = connection.status === 'paused';
  const turn = async () => {
    const saved = await save(ask('setPaused', { body: { paused: !isPaused } }));
    if (saved.kind === 'ok')
      onSaved(isPaused ? 'Screening is on.' : 'Screening is paused. New leads wait until you resume it.');
  };
  const { label, variant } = states[connection.status];
  return (
    <Flex direction="column" gap="medium">
      <StatusTag variant={variant}>{label}</StatusTag>
      {connection.detail !== null && <Text>{connection.detail}</Text>}
      <DescriptionList direction="row">
        <DescriptionListItem label="Account">{account.name}</DescriptionListItem>
        <DescriptionListItem label="Subscription">{account.subscription.replace('_', ' ')}</DescriptionListItem>
        <DescriptionListItem label="Scored by">
          {engine.name === 'rubric'
            ? 'Built-in rubric'
            : `Language model${engine.model === null ? '' : ` ${engine.model}`}`}
        </DescriptionListItem>
      </DescriptionList>
      {isPaused && <Pause isPaused isSaving={isSaving} onTurn={() => void turn()} />}
      {fault !== null && <BridgeFault fault={fault} />}
      <Health ask={ask} timeZone={timeZone} />
      {settings.user.maySet && <RepairView ask={ask} connection={connection} onSaved={onSaved} />}
      {dashboardUrl?.startsWith('https://') === true && (
        <Link href={{ url: dashboardUrl, external: true }}>Open the dashboard</Link>
      )}
      {connection.status === 'active' && <Pause isPaused={false} isSaving={isSaving} onTurn={() => void turn()} />}
    </Flex>
  );
}

interface PauseProps {
  isPaused: boolean;
  isSaving: boolean;
  onTurn(): void;
}

/** Pausing is last on the page, and small; resuming is first. */
function Pause({ isPaused, isSaving, onTurn }: PauseProps) {
  return (
    <LoadingButton
      variant={isPaused ? 'primary' : 'destructive'}
      size={isPaused ? 'medium' : 'extra-small'}
      loading={isSaving}
      onClick={onTurn}
    >
      {isPaused ? 'Resume screening' : 'Pause screening'}
    </LoadingButton>
  );
}

const levels = {
  ok: { label: 'OK', variant: 'success' },
  warning: { label: 'Needs attention', variant: 'warning' },
  error: { label: 'Error', variant: 'danger' },
} as const satisfies Record<AppHealth['findings'][number]['level'], { label: string; variant: string }>;

function Health({ ask, timeZone }: Pick<Props, 'ask' | 'timeZone'>) {
  const question = useCallback(() => ask('readHealth'), [ask]);
  const { value, fault, isLoading, reload } = useAnswer(question);
  return (
    <Flex direction="column" gap="small">
      <Heading>Health</Heading>
      {isLoading && <LoadingSpinner label="Checking the connection" showLabel size="small" />}
      {fault !== null && <BridgeFault fault={fault} />}
      {value?.findings.map(({ level, subject, text }) => (
        <Flex key={`${subject} ${text}`} direction="row" gap="small" align="center">
          <StatusTag variant={levels[level].variant}>{levels[level].label}</StatusTag>
          <Text>{`${subject}: ${text}`}</Text>
        </Flex>
      ))}
      {value !== null && (
        <DescriptionList direction="row">
          <DescriptionListItem label="Last event">{whenText(value.lastEventAt, timeZone)}</DescriptionListItem>
          <DescriptionListItem label="Last screening">{whenText(value.lastScreenedAt, timeZone)}</DescriptionListItem>
          <DescriptionListItem label="Waiting">{String(value.waiting)}</DescriptionListItem>
          <DescriptionListItem label="Failed">{String(value.failed)}</DescriptionListItem>
        </DescriptionList>
      )}
      <Button variant="secondary" size="small" disabled={isLoading} onClick={() => void reload()}>
        Check again
      </Button>
    </Flex>
  );
}

function whenText(at: string | null, timeZone: string): string {
  const moment = readMoment(at);
  return moment === null ? 'Never' : momentText(moment, timeZone);
}
