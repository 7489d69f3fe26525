import { counted } from '../../../shared/counted.ts';
import { eraseCallsOf, personOfText } from '../../dashboard-api/leads/calls-of-person.ts';
import { connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { openTombstones } from '../../hubspot/contacts/tombstones.ts';
import { openJobQueue } from '../../jobs/definitions/job-queue.ts';
import { replayDeadLetters, replayEvent } from '../../jobs/deliveries/replay-deliveries.ts';
import { type Delivery, type deliveryStatuses, listDeliveries } from '../../jobs/deliveries/webhook-deliveries.ts';
import { replayWorkflow } from '../../jobs/deliveries/workflow-deliveries.ts';
import { eraseForPrivacy } from '../../jobs/erasure/contact-data.ts';
import { describeLead } from '../../jobs/lead-view/lead-view.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { type leadStates, listLeads } from '../../leads/list-leads.ts';
import { hashRecord } from '../../platform/hashes/hashes.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { eraseResults } from '../../v1/erase-results.ts';
import { type CommandInput, type CommandOutput, type OfAccount, type Texts, UsageError } from '../command/command.ts';
import { showProgress } from '../command/progress.ts';
import { readRecord } from '../command/read-input.ts';
import { printable, renderTable } from '../command/table.ts';
import { findAccount, withAccount, withStore } from '../command/with-account.ts';
import { renderScreening, section } from '../judge/score-and-screen.ts';

const HISTORY_MAX = 20;

/** One lead as the card shows it, from the store alone: HubSpot is not asked and nothing is analyzed. */
export function leadsShow(input: CommandInput<OfAccount & { contact: string }>): Promise<CommandOutput> {
  const { contact } = input.values;
  return withAccount(input, async ({ store, account }) => {
    const lead = await store.db
      .selectFrom('leads')
      .selectAll()
      .where('account_id', '=', account.id)
      .where('contact_id', '=', contact)
      .where('state', '<>', 'deleted')
      .orderBy('updated_at', 'desc')
      .executeTakeFirst();
    if (lead === undefined)
      throw new Refusal(
        `There is no lead of contact ${contact}. They are listed by: ${CALL} leads list --account ${account.id}`,
      );
    const view = await describeLead(store, lead, { actor: 'cli', history: HISTORY_MAX });
    return {
      json: { leadId: lead.id, contactId: contact, score: lead.score, valid: lead.valid, ...view },
      text: renderLead(lead, view),
    };
  });
}

type DescribedLead = Awaited<ReturnType<typeof describeLead>>;

function renderLead(
  lead: Lead,
  { error, safety, decision, threshold, explanation, handling, override, history }: DescribedLead,
) {
  const by = handling?.by ?? null;
  const lines: [what: string, words: string | null][] = [
    ['State', lead.state],
    ['Safety', safety?.text ?? null],
    ['What to do', decision?.text ?? null],
    ['Error', error],
    ['Score', scoreText(lead, threshold)],
    ['Set manually', override && `${override.status} by ${override.by}, ${override.at}`],
    ['Handled', by === null ? null : `${handling?.state} by ${by}`],
  ];
  const view = lines.flatMap(([what, words]) => (words === null ? [] : [`${what.padEnd(12)} ${printable(words)}`]));
  const past = history.map(({ at, who, what }) => `  ${at}  ${printable(who)}: ${printable(what)}`);
  return [...view, '', pointsText(lead, explanation), ...section('History, the newest first', past)].join('\n');
}

const scoreText = ({ score, screened_at: at }: Lead, threshold: number | null) =>
  score === null
    ? null
    : [`${score}/100`, threshold && `threshold ${threshold}`, at && `screened ${at.toISOString()}`]
        .filter(Boolean)
        .join(', ');

function pointsText({ score }: Lead, explanation: DescribedLead['explanation']): string {
  if (explanation !== null) return renderScreening(explanation);
  return score === null ? 'It has no score yet.' : 'Its points are no longer kept. Screen it again to see them.';
}

type ListValues = OfAccount & { state?: (typeof leadStates)[number] | undefined; limit: number };

const columns = ['contactId', 'state', 'score', 'valid', 'overrideStatus', 'screenedAt', 'lastError'] as const;
const NO_LEADS = 'No leads yet. Contacts of a connected HubSpot become leads; records sent to the API do not.';

export function leadsList(input: CommandInput<ListValues>): Promise<CommandOutput> {
  const { state, limit } = input.values;
  return withAccount(input, async ({ store: { db }, account }) => {
    const leads = await listLeads(db, { accountId: account.id, state, limit });
    return { json: leads, text: leads.length === 0 && state === undefined ? NO_LEADS : renderLeads(leads) };
  });
}

function renderLeads(leads: Awaited<ReturnType<typeof listLeads>>): string {
  const [newest] = leads;
  const why =
    newest === undefined ? '' : `\n\nWhy it has this result: ${CALL} leads show --contact ${newest.contactId}`;
  return `${renderTable(leads, columns)}${why}`;
}

export function leadsErase(input: CommandInput<OfAccount & { contact: string }>): Promise<CommandOutput> {
  const contactId = input.values.contact;
  return withAccount(input, async ({ store, log, account: { id: accountId } }) => {
    const connection = await connectionOfAccount(store.db, accountId);
    if (connection === undefined) throw new Refusal('No portal is connected to this account; nothing is stored.');
    const { portalId } = connection;
    const tombstones = await openTombstones(store);
    const erased = await store.db
      .transaction()
      .execute((trx) => eraseForPrivacy({ tombstones, log }, trx, { portalId, contactId, actor: 'cli' }));
    const { leads, events, analyses } = erased;
    const found = [counted(leads, 'lead'), counted(events, 'event'), counted(analyses, 'result')].join(', ');
    return {
      json: { accountId, portalId, ...erased },
      text: `Erased from portal ${portalId}: ${found}. Later events about the contact are ignored.`,
    };
  });
}

type Values = Texts<'request' | 'file' | 'person' | 'account'>;

export async function resultsErase(input: CommandInput<Values>): Promise<CommandOutput> {
  const erase = await readTarget(input);
  const erased = await withStore(input, ({ store }) => erase(store));
  const { results, answers, calls } = erased;
  const parts = [counted(results, 'result'), counted(answers, 'stored answer'), counted(calls, 'saved call')];
  const text =
    results + answers + calls === 0
      ? 'Nothing is stored about it: nothing was erased.'
      : `Erased: ${parts.join(', ')}.`;
  return { json: erased, text };
}

async function readTarget({ values: { request, file, person, account }, streams }: CommandInput<Values>) {
  const named = [request, file, person].filter((one) => one !== undefined);
  const by = { accountId: null, actor: 'cli' };
  if (named.length !== 1 || (account !== undefined && person === undefined))
    throw new UsageError('Give one of --request, --file and --person; --account goes with --person');
  if (request !== undefined) return ({ db }: Store) => eraseResults(db, { requestId: request }, by);
  if (file !== undefined) {
    const recordHashes = [hashRecord(await readRecord(file, streams))];
    return ({ db }: Store) => eraseResults(db, { recordHashes }, by);
  }
  return async (store: Store) => {
    const { id: accountId } = await findAccount(store.db, account);
    return eraseCallsOf(store.db, await personOfText(store, accountId, person ?? ''), { accountId, actor: 'cli' });
  };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

const describe = ({ occurredAt, receivedAt, processedAt, dueAt, ...delivery }: Delivery) => ({
  ...delivery,
  occurredAt: iso(occurredAt),
  receivedAt: iso(receivedAt),
  processedAt: iso(processedAt),
  dueAt: iso(dueAt),
});

const NO_DELIVERIES = 'Nothing was delivered yet. Events come from a connected HubSpot: bridge/docs/hubspot.md';

type Status = (typeof deliveryStatuses)[number];
type DeliveryListValues = Texts<'account' | 'contact'> & { status?: Status | undefined; limit: number };

export function deliveriesList(input: CommandInput<DeliveryListValues>): Promise<CommandOutput> {
  const { account, status, contact: contactId, limit } = input.values;
  return withStore(input, async ({ store: { db } }) => {
    const accountId = account === undefined ? undefined : (await findAccount(db, account)).id;
    const isEverything = account === undefined && status === undefined && contactId === undefined;
    const rows = (await listDeliveries(db, { accountId, status, contactId, limit })).map(describe);
    return {
      json: rows,
      text:
        rows.length === 0 && isEverything
          ? NO_DELIVERIES
          : renderTable(rows, [
              'eventId',
              'contactId',
              'kind',
              'status',
              'outcome',
              'attempts',
              'jobState',
              'dueAt',
              'receivedAt',
              'processedAt',
              'runId',
              'lastError',
            ]),
    };
  });
}

const LISTED = `They are listed by: ${CALL} deliveries list`;
const NONE_FAILED = 'No job has failed permanently, so there is nothing to replay.';

type ReplayValues = Texts<'event' | 'workflow'> & { dead?: true | undefined };

export async function deliveriesReplay(input: CommandInput<ReplayValues>): Promise<CommandOutput> {
  const { event: eventId, workflow: runId, dead } = input.values;
  const given = [eventId !== undefined, runId !== undefined, dead === true].filter(Boolean);
  if (given.length !== 1) throw new UsageError('Give --event ID, --workflow RUN or --dead');
  return withStore(input, async ({ store, log }) => {
    await using queue = await openJobQueue({ store, log, works: false });
    const deps = { db: store.db, queue };
    if (runId !== undefined) {
      const problem = await replayWorkflow(deps, runId);
      if (problem !== null)
        throw new Refusal(problem.kind === 'missing' ? `${problem.words} ${LISTED}` : problem.words);
      return {
        json: { replayed: 1, unreadable: 0 },
        text: `The result of run ${runId} is being sent to the workflow again.`,
      };
    }
    if (eventId === undefined) {
      const { replayed, unreadable } = await replayDeadLetters(deps, { onProgress: showProgress('jobs') });
      const rest =
        unreadable === 0
          ? ''
          : ` ${counted(unreadable, 'job')} cannot be read and ${unreadable === 1 ? 'stays' : 'stay'} in place.`;
      const text = replayed + unreadable === 0 ? NONE_FAILED : `${counted(replayed, 'job')} back in the queue.${rest}`;
      return { json: { replayed, unreadable }, text };
    }
    if (!(await replayEvent(deps, eventId))) throw new Refusal(`There is no event ${eventId}. ${LISTED}`);
    return { json: { replayed: 1, unreadable: 0 }, text: `Event ${eventId} is back in the queue.` };
  });
}
