import { Alert, Button, EmptyState, ErrorState, Flex, Link, LoadingSpinner, Text } from '@hubspot/ui-extensions';
import { useCrmProperties } from '@hubspot/ui-extensions/crm';
import { useMemo } from 'react';
import type { CardLead } from '../../../../../shared/card.ts';
import { createAskBridge } from './ask-bridge.ts';
import { BridgeFault } from './bridge-fault.tsx';
import { type Pace, usualPace } from './follow-work.ts';
import { Override, ScreenNow } from './lead-actions.tsx';
import { LeadDecision, LeadPhone, TopReasons } from './lead-decision.tsx';
import { LeadDetails, LeadFlags, LeadQuestions } from './lead-details.tsx';
import { type ExplanationView, explanationView } from './lead-explanation.ts';
import { handlingText, LeadHandling } from './lead-handling.tsx';
import { LeadHistory } from './lead-history.tsx';
import { type LeadProperties, readLeadProperties } from './lead-properties.ts';
import { plainText, safeUrl } from './plain-text.ts';
import { ResultSummary } from './result-summary.tsx';
import { phoneProperties, resultPropertyNames } from './tables.gen.ts';
import { type LeadActions, useLead } from './use-lead.ts';

/** The parts of HubSpot's context that the card uses. */
export interface CardContext {
  crm: { objectId: number };
  portal: { timezone: string };
  variables?: Readonly<Record<string, unknown>>;
}

interface Props {
  context: CardContext;
  refreshRecord(): void;
  /** The narrow column beside a record. */
  narrow: boolean;
  pace?: Pace;
}

/** Score and status from the contact itself; why, and what can be done about it, from the bridge. */
export function LeadCard({ context, refreshRecord, narrow, pace = usualPace }: Props) {
  const { timezone } = context.portal;
  const crm = useCrmProperties([...resultPropertyNames]);
  const bridgeUrl = String(context.variables?.BRIDGE_URL ?? '');
  const ask = useMemo(() => createAskBridge(bridgeUrl), [bridgeUrl]);
  const onWritten = () => {
    void crm.refetch();
    refreshRecord();
  };
  const { lead_intake_screened_at: screenedAt, lead_intake_status: status } = crm.properties;
  const shownResult = crm.isLoading ? null : `${screenedAt ?? ''} ${status ?? ''}`;
  const talk = useLead({ ask, contactId: String(context.crm.objectId), pace, shownResult, onWritten });
  if (crm.isLoading) return <LoadingSpinner label="Loading the lead" showLabel layout="centered" />;
  const shown = readLeadProperties(crm.properties);
  // If HubSpot cannot refresh them, the old values are shown.
  const isUnknown = crm.error !== null && Object.keys(crm.properties).length === 0;
  const view = talk.lead === null ? null : explanationView(talk.lead);
  return (
    <Flex direction="column" gap="medium">
      {talk.lead !== null && <LeadDecision safety={talk.lead.safety} decision={talk.lead.decision} />}
      {!isUnknown && <LeadPhone properties={talk.lead?.phoneProperties ?? phoneProperties} />}
      {talk.lead !== null && <LeadSummary talk={talk} lead={talk.lead} view={view} timeZone={timezone} />}
      {isUnknown ? (
        <ErrorState title="The result could not be loaded" type="error">
          <Text>Reload the page. The result itself is safe.</Text>
        </ErrorState>
      ) : (
        <Shown shown={shown} lead={talk.lead} timeZone={timezone} withNotes={view === null} />
      )}
      {talk.fault !== null && <BridgeFault fault={talk.fault} />}
      {talk.fault !== null && talk.lead === null && (
        <Button variant="secondary" size="small" onClick={talk.retry}>
          Try again
        </Button>
      )}
      {talk.busy === 'reading' && <LoadingSpinner label="Loading the details" showLabel size="small" />}
      {talk.lead !== null && <Details lead={talk.lead} view={view} narrow={narrow} timeZone={timezone} />}
      <ScreenNow talk={talk} isScreened={shown.screenedAt !== null} />
      <Override talk={talk} />
    </Flex>
  );
}

interface ShownProps {
  shown: LeadProperties;
  lead: CardLead | null;
  timeZone: string;
  withNotes: boolean;
}

function Shown({ shown, lead, timeZone, withNotes }: ShownProps) {
  if (shown.state === 'unscreened' && shown.score === null) {
    return (
      <EmptyState title="Not screened yet" layout="vertical" imageName="leads" imageWidth={120}>
        <Text>
          {lead?.canScreen === false
            ? 'It cannot be screened now; the reason is shown below.'
            : 'New leads are screened automatically. You can screen this one now.'}
        </Text>
      </EmptyState>
    );
  }
  const setBy = lead?.override == null ? null : plainText(lead.override.by, 80);
  return <ResultSummary shown={shown} timeZone={timeZone} setBy={setBy} withNotes={withNotes} />;
}

interface LeadSummaryProps {
  talk: LeadActions;
  lead: CardLead;
  view: ExplanationView | null;
  timeZone: string;
}

/** Who has the lead, what decided it, what to ask, and what can be done. */
function LeadSummary({ talk, lead, view, timeZone }: LeadSummaryProps) {
  const { handling, decision, reasons } = lead;
  return (
    <Flex direction="column" gap="small">
      {handling !== null && <Text>{handlingText(handling, timeZone)}</Text>}
      {lead.error !== null && (
        <Alert title="The last screening failed" variant="danger">
          <Text>{plainText(lead.error, 300)}</Text>
        </Alert>
      )}
      <TopReasons reasons={reasons} />
      {view !== null && <LeadFlags flags={view.flags} />}
      {view !== null && <LeadQuestions questions={view.questions} folded={decision?.tone === 'stop'} />}
      {talk.refused !== null && (
        <Alert title="Someone else got there first" variant="warning">
          <Text>{plainText(talk.refused, 300)}</Text>
        </Alert>
      )}
      {handling !== null && <LeadHandling talk={talk} handling={handling} isWanted={decision?.tone !== 'stop'} />}
    </Flex>
  );
}

interface DetailsProps {
  lead: CardLead;
  view: ExplanationView | null;
  narrow: boolean;
  timeZone: string;
}

function Details({ lead, view, narrow, timeZone }: DetailsProps) {
  const url = safeUrl(lead.dashboardUrl);
  return (
    <Flex direction="column" gap="small">
      {view !== null && <LeadDetails view={view} folded={narrow} />}
      {view === null && lead.state === 'screened' && (
        <Text variant="microcopy">The details of this result have been deleted. Screen again to see them.</Text>
      )}
      <LeadHistory lead={lead} timeZone={timeZone} />
      {url !== null && <Link href={{ url, external: true }}>Open in the dashboard</Link>}
    </Flex>
  );
}
