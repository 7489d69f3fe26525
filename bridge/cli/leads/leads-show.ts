import { describeLead } from '../../jobs/app/card-lead.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { CALL } from '../../platform/cli-call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CommandInput, CommandOutput, OfAccount } from '../command/command.ts';
import { printable } from '../command/table.ts';
import { withAccount } from '../command/with-account.ts';
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
