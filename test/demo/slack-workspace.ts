import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SlackSettingsInput } from '../../shared/slack-settings.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

export const TEAM = 'T0HARBOR';
export const INTAKE = 'C0INTAKE';
const WORK = 'C0WORK';

const settings: SlackSettingsInput = {
  defaultChannel: INTAKE,
  timeZone: 'America/Chicago',
  rules: [{ name: 'Work', practiceAreas: ['Workers Compensation', 'Employment Law'], channel: WORK }],
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
          { id: 'U0NORA', name: 'nora', realName: 'Nora Lindqvist', email: 'nora@example.com', title: 'Intake' },
          { id: 'U0DEV', name: 'dev', realName: 'Dev Malhotra', email: 'dev@example.com', title: 'Intake' },
          { id: 'U0FINCH', name: 'ruth', realName: 'Ruth Finch', email: 'ruth@example.com', title: 'Partner' },
        ],
        channels: [
          { id: INTAKE, name: 'intake', member: true, topic: 'New leads: claim one, then call' },
          { id: WORK, name: 'intake-work', member: true, topic: 'Injuries at work, employers' },
          { id: 'C0LOBBY', name: 'general' },
        ],
      },
    ],
  });

/** Runs a command of the bridge, or throws. */
export type Command = (name: string, given: Record<string, string>) => Promise<void>;

export interface Desk {
  slack: SlackSimulator;
  command: Command;
  folder: string;
  /** Of the bridge. */
  url: string;
}

/** By the commands an operator takes; from then on the buttons of the workspace's page work. */
export async function connectWorkspace({ slack, command, folder, url }: Desk): Promise<void> {
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
