import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { LeadPage as Lead } from '../../../../../shared/dashboard/leads.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { newRequestId } from '../../client/request-id.ts';
import { NotesView } from '../../explanation/notes-view.tsx';
import { PartBars } from '../../explanation/part-bars.tsx';
import { Flags, Questions } from '../../explanation/questions.tsx';
import { quotesOf } from '../../explanation/quotes-of.ts';
import { RuleVerdicts } from '../../explanation/rule-verdicts.tsx';
import { announce } from '../../parts/announce.tsx';
import { StatusBadge } from '../../parts/badges.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Entry, RecordEntries, shortFields } from '../../parts/entry.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Deed } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { Quote } from '../../parts/quote.tsx';
import { DownloadPerson } from '../../person/download-person.tsx';
import { decisionTone, outcomeWords, sourceWords } from '../../words/lead-words.ts';
import { Handling, SetStatus } from './handling.tsx';

const route = getRouteApi('/shell/leads/$leadId');
const [WORKING_MS, IDLE_MS] = [1_500, 15_000];
type Erase = ReturnType<typeof useDo<'eraseLead'>>;

/** One lead: what to do first, then why, then what happened to it. */
export function LeadPage() {
  const { leadId } = route.useParams();
  const erase = useDo('eraseLead', ['listLeads', 'listKeptCalls', 'readOverview']);
  // An erased lead is not read again: "not found" would replace what the page says of the erasing.
  const enabled = !erase.isPending && !erase.isSuccess;
  const settled = useAsk('readLead', { params: { leadId } }, { every: IDLE_MS, enabled });
  const working = enabled && settled.data !== undefined && settled.data.work !== 'idle';
  // Polled more often while a result is pending.
  useAsk('readLead', { params: { leadId } }, { every: working ? WORKING_MS : false, enabled: working });
  const { name, contactId } = settled.data?.row ?? { name: null, contactId: leadId };
  return (
    <Page title={name ?? `Contact ${contactId}`} tab="Lead" actions={<Link to="/leads">All leads</Link>}>
      <Loaded query={settled}>{(lead) => <LeadView lead={lead} erase={erase} />}</Loaded>
    </Page>
  );
}

function LeadView({ lead, erase }: { readonly lead: Lead; readonly erase: Erase }) {
  const mayHandle = useMay('intake');
  const { row } = lead;
  return (
    <Stack gap="md">
      <Group gap="sm">
        <StatusBadge row={row} />
        <Text size="sm">
          {row.score === null ? 'No score yet' : `Score ${row.score}`}
          {lead.threshold === null ? '' : `, threshold ${lead.threshold}`}
        </Text>
        {lead.dialable === null ? null : (
          <Anchor href={`tel:${lead.dialable}`} size="sm" fw={600}>
            Call <bdi>{lead.record?.phone}</bdi>
          </Anchor>
        )}
        {lead.hubspotUrl ? <Outside href={lead.hubspotUrl} name="Open in HubSpot" /> : null}
        {lead.slackUrl ? <Outside href={lead.slackUrl} name="Open in Slack" /> : null}
      </Group>
      <LeadDecision lead={lead} />
      {mayHandle ? (
        <div className="columns">
          <Handling lead={lead} />
          <SetStatus lead={lead} />
        </div>
      ) : null}
      <div className="columns">
        <LeadExplanation lead={lead} />
        <LeadRecord lead={lead} />
        <LeadHistory history={lead.history} />
      </div>
      <LeadWork lead={lead} erase={erase} />
    </Stack>
  );
}

function Outside({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" size="sm">
      {name}
    </Anchor>
  );
}

/** The record as HubSpot has it now; the bridge keeps none. */
function LeadRecord({ lead: { row, record, recordProblem } }: { readonly lead: Lead }) {
  return (
    <Section title="Record">
      {recordProblem === null ? null : <Alert color="amber">{recordProblem}</Alert>}
      <dl className="record">
        {record === null ? null : <RecordEntries record={record} fields={shortFields} />}
        <Entry name="Source">{row.source === null ? '–' : sourceWords(row.source)}</Entry>
        <Entry name="Outcome">{row.outcome === null ? '–' : outcomeWords(row.outcome)}</Entry>
      </dl>
    </Section>
  );
}

function LeadHistory({ history }: { readonly history: Lead['history'] }) {
  return (
    <Section title="History">
      {history.length === 0 ? <Text size="sm">No activity yet.</Text> : null}
      <ol className="plain-list">
        {history.map(({ at, who, what }) => (
          <li key={`${at} ${who} ${what}`}>
            <Deed what={what} who={who} at={at} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What to do, and what decided it. */
function LeadDecision({ lead }: { readonly lead: Lead }) {
  const { safety, decision, reasons, error, explanation } = lead;
  const flags = explanation?.breakdown.flags ?? [];
  return (
    <Stack gap="sm">
      {safety === null ? null : (
        <Alert color="red" role="alert" title={<bdi>{safety.text}</bdi>}>
          <Quote>{safety.quote}</Quote>
        </Alert>
      )}
      {error === null ? null : (
        <Alert color="red" title="The last screening failed">
          {error}
        </Alert>
      )}
      <Section title="What to do">
        {decision === null ? (
          <Text>This lead has not been screened yet.</Text>
        ) : (
          <Title order={3} size="h3" c={`var(--mantine-color-${decisionTone[decision.tone]}-text)`}>
            <bdi>{decision.text}</bdi>
          </Title>
        )}
        {reasons.length > 0 ? (
          <ul className="reasons">
            {reasons.map(({ points, text, quote }) => (
              <li key={`${text} ${quote}`}>
                {points === null ? null : <strong>{points > 0 ? `+${points} ` : `−${-points} `}</strong>}
                <bdi>{text}</bdi> <Quote>{quote}</Quote>
              </li>
            ))}
          </ul>
        ) : null}
        {flags.length > 0 ? <Flags flags={flags} /> : null}
      </Section>
    </Stack>
  );
}

/** The notes with the quoted words, what to ask, every point and rule. */
function LeadExplanation({ lead }: { readonly lead: Lead }) {
  const { explanation, record, row } = lead;
  return (
    <>
      {record === null ? null : (
        <Section title="Case notes">
          <NotesView notes={record.intakeNotes} quotes={explanation === null ? [] : quotesOf(explanation)} />
        </Section>
      )}
      {explanation === null ? (
        <Section title="Why">
          <Text size="sm">
            {row.score === null
              ? 'There is no result yet.'
              : 'The explanation is no longer available because the contact or your rules changed. Screen the lead again to get one.'}
          </Text>
        </Section>
      ) : (
        <>
          <Section title="What to ask next">
            <Questions asks={explanation.breakdown.asks} />
          </Section>
          <Section title="Case score by part" note={<bdi>{explanation.breakdown.notes}</bdi>}>
            <PartBars breakdown={explanation.breakdown} />
          </Section>
          <Section title="Your rules">
            <RuleVerdicts screening={explanation} />
          </Section>
        </>
      )}
    </>
  );
}

const workWords = { idle: null, queued: 'Waiting to be screened.', running: 'Being screened now.' } as const;

/** Screening it again, and erasing it. */
function LeadWork({ lead: { row, work, obstacle }, erase }: { readonly lead: Lead; readonly erase: Erase }) {
  const mayScreen = useMay('intake');
  const mayErase = useMay('admin');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const screen = useDo('screenLead', ['readLead']);
  if (!mayScreen) return null;
  const params = { leadId: row.id };
  const leave = () => {
    queries.removeQueries({ queryKey: ['listLeads'] });
    const forget = () => queries.removeQueries({ queryKey: ['readLead', { params }] });
    void navigate({ to: '/leads' }).then(forget);
  };
  return (
    <Section title="Screening and data">
      <Text size="sm" role="status">
        {workWords[work] ?? obstacle ?? 'Screening again reads the latest contact data from HubSpot.'}
      </Text>
      <ProblemAlert problem={screen.error} />
      <Group gap="xs">
        <Button
          variant="default"
          loading={screen.isPending}
          disabled={work !== 'idle' || obstacle !== null}
          onClick={() =>
            screen.mutate(
              { params, body: { requestId: newRequestId() } },
              { onSuccess: () => announce('The lead is being screened.') },
            )
          }
        >
          Screen again
        </Button>
        {mayErase ? <DownloadPerson contactId={row.contactId} /> : null}
        {mayErase ? (
          <ConfirmButton
            label="Erase this lead"
            question="Erase this lead?"
            consequence="Permanently deleted: score, status, notes, explanations, handling and history, deliveries from HubSpot, the messages about this lead in Slack, and saved API calls with the email or phone that HubSpot has now. The HubSpot contact stays, with the properties and notes written there, and will not be screened again. Replies that your staff wrote in Slack stay."
            work={erase}
            input={{ params }}
            done="Lead erased."
            onDone={({ calls }) => calls !== null && leave()}
          />
        ) : null}
      </Group>
      <Dialog title="Erased, except saved API calls" opened={erase.data?.calls === null} onClose={leave}>
        <Text size="sm">
          HubSpot did not give the email and phone of this contact, so its saved API calls could not be found. To erase
          them, search for the email or phone under Privacy.
        </Text>
        <Group justify="flex-end">
          <Button onClick={leave}>All leads</Button>
        </Group>
      </Dialog>
    </Section>
  );
}
