import { counted } from '../../../shared/counted.ts';
import { deleteAccount } from '../../jobs/erasure/delete-account.ts';
import { createSlack } from '../../slack/client/slack.ts';
import { SlackFailure } from '../../slack/client/slack-failure.ts';
import type { CommandInput, CommandOutput, OfAccount } from '../command/command.ts';
import { refusedBy } from '../command/with-service.ts';
import { withHubSpot } from '../hubspot/with-hubspot.ts';

type Values = OfAccount & { confirm: string; local?: true | undefined };

export function accountDelete(input: CommandInput<Values>): Promise<CommandOutput> {
  const { confirm: name, local } = input.values;
  return withHubSpot(input, async (given) => {
    const { store, hubspot, config, account } = given;
    const slack = createSlack({ ...given, settings: config.slack });
    const accountId = account.id;
    const deleting = deleteAccount(
      { store, hubspot, slack, slackSettings: config.slack },
      { accountId, name, localOnly: local === true, actor: 'cli' },
    );
    const done = await refusedBy(SlackFailure, deleting);
    const rows = [counted(done.leads, 'lead'), counted(done.results, 'result')].join(', ');
    const text = [
      `Deleted account ${accountId}: ${rows}, everyone who could sign in, and all other rows of it.`,
      'Contacts in HubSpot with what was written there, and messages in Slack, stay.',
      ...(done.hubspot === 'left' ? ['Remove the app, or its token, in HubSpot yourself.'] : []),
      ...(done.slack === 'left' ? ['Remove the app from the Slack workspace yourself.'] : []),
    ];
    return { json: { accountId, ...done }, text: text.join('\n') };
  });
}
