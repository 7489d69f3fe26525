import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SlackSettingsInput } from '../../shared/slack-settings.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

export const TEAM = 'T0HARBOR';
export const INTAKE = 'C0INTAKE';
export const TIME_ZONE = 'America/Chicago';
const WORK = 'C0WORK';

const settings: SlackSettingsInput = {
  defaultChannel: INTAKE,
  timeZone: TIME_ZONE,
  rules: [{ name: 'Work', practiceAreas: ['Workers Compensation', 'Employment Law'], channel: WORK }],
};

/** One name wherever a person is shown. */
const called = (first: string, last: string) => {
  const whole = `${first} ${last}`;
  return { name: first.toLowerCase(), realName: whole, displayName: whole };
};

/** The firm's Slack on this machine: three people, two channels for leads. */
export const startWorkspace = (openInstead: Record<string, string>): Promise<SlackSimulator> =>
  startSlackSimulator({
    openInstead,
    workspaces: [
      {
        teamId: TEAM,
        name: 'Harbor & Finch',
        domain: 'harbor-finch',
        users: [
          { id: 'U0NORA', email: 'nora@example.com', title: 'Intake', ...called('Nora', 'Castell') },
          { id: 'U0DEV', email: 'dev@example.com', title: 'Intake', ...called('Dev', 'Malhotra') },
          { id: 'U0FINCH', email: 'ruth@example.com', title: 'Partner', ...called('Ruth', 'Finch') },
        ],
        channels: [
          { id: INTAKE, name: 'intake', member: true, topic: 'New leads: claim one, then call' },
          { id: WORK, name: 'intake-work', member: true, topic: 'Injuries at work, employers' },
          { id: 'C0LOBBY', name: 'general' },
        ],
      },
    ],
  });

/** Runs a command of the bridge, or throws. @returns what it prints as JSON */
export type Command = (name: string, given: Record<string, string | boolean>) => Promise<unknown>;

export interface SlackEnv {
  slack: SlackSimulator;
  command: Command;
  folder: string;
  /** Of the bridge. */
  url: string;
}

/** By the commands an operator takes; from then on the buttons of the workspace's page work. */
export async function connectWorkspace({ slack, command, folder, url }: SlackEnv): Promise<void> {
  await command('slack connect', { team: TEAM, channel: INTAKE, token: slack.botToken() });
  const file = path.join(folder, 'slack.json');
  await writeFile(file, JSON.stringify(settings));
  await command('slack settings set', { file });
  slack.target(`${url}/slack/events`);
}

/** Leads that were told in some channel. */
export function countAlerts(slack: SlackSimulator): number {
  const firm = slack.workspace();
  return [INTAKE, WORK].flatMap((channel) => firm.messages(channel)).filter(({ threadTs }) => threadTs === null).length;
}
