import { styleText } from 'node:util';
import { CALL } from '../../bridge/platform/product.ts';
import type { HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import type { SlackSimulator } from '../simulators/slack/slack-simulator.ts';
import { demoContacts } from './contacts.ts';
import { INTAKE, TEAM } from './slack-workspace.ts';

/** The firm of the demonstration. */
export const demoFirm = {
  practiceAreas: ['Car Accident', 'Personal Injury', 'Workers Compensation', 'Employment Law'],
  threshold: 50,
};

/** What goes before the first lead, in order. */
export const demoSteps = {
  standIns: 'simulated HubSpot and Slack, running only on this machine',
  bridge: 'the bridge and its database start',
  connecting: 'the firm is connected to both',
  ready: 'ready for leads',
};

export interface DemoAddresses {
  page: string;
  bridge: string;
  /** With what signs in. */
  dashboard: string;
}

/** What a reader has to know before the leads come. */
export const demoIntroduction = ({ page, bridge, dashboard }: DemoAddresses, withModel: boolean): string[] => [
  `The firm accepts ${demoFirm.practiceAreas.join(', ')}, with a score of at least ${demoFirm.threshold}.`,
  withModel ? 'Scored with the language model of OPENAI_API_KEY.' : 'Scored offline (no AI model).',
  `Its HubSpot beside its Slack, with cards and buttons that work: ${page}`,
  `Its dashboard, by a one-time link that sets up a sign-in: ${dashboard}`,
  `API reference while this runs: ${bridge}/docs`,
];

const colors = { valid: 'green', invalid: 'red', pending: 'yellow', needs_info: 'yellow', error: 'magenta' } as const;

/** What a lead's line says after the time: what happened, and to whom. */
export const happened = (what: string, who: string): string => `${what.padEnd(11)} ${who}`;

/** The same of a result. */
export function judged(status: string, score: string, who: string): string {
  const color = colors[status as keyof typeof colors] ?? 'white';
  const [verdict, rest] = [`${status}${score === '' ? '' : ` ${score}`}`, happened('', who)];
  return `${styleText(color, verdict.padEnd(11))}${rest.slice(11)}`;
}

export const noteLine = (notes: string): string => `         ${styleText('dim', notes)}`;

interface StandIns {
  hubspot: HubSpotSimulator;
  slack: SlackSimulator;
  portalId: number;
}

/** Who comes after the backfill. */
const newContact = {
  ...demoContacts[0]?.values,
  firstname: 'Lena',
  lastname: 'Ortiz',
  email: 'lena.ortiz@example.com',
};

/** How a bridge of the reader's own is connected with both. */
export const standInLines = ({ hubspot, slack, portalId }: StandIns): string[] => [
  '',
  `A simulated HubSpot, and a simulated Slack you can open here: ${slack.url}`,
  'Put these lines into .env and start the bridge, or restart it:',
  '',
  `HUBSPOT_API_URL=${hubspot.url}`,
  `HUBSPOT_CLIENT_SECRET=${hubspot.app.clientSecret}`,
  `SLACK_API_URL=${slack.apiUrl}`,
  `SLACK_SIGNING_SECRET=${slack.app.signingSecret}`,
  '',
  'Then, in another terminal:',
  '',
  `echo ${hubspot.staticToken(portalId)} | ${CALL} hubspot connect --portal ${portalId} --token -`,
  `echo ${slack.botToken()} | ${CALL} slack connect --team ${TEAM} --channel ${INTAKE} --token -`,
  `${CALL} backfill --from 2020-01-01`,
  `${CALL} backfill status --follow`,
  `${CALL} leads list`,
  '',
  'A backfill announces nothing in Slack. A new contact does; this makes one arrive:',
  '',
  `curl -s ${hubspot.url}/crm/objects/2026-09/contacts -H 'Authorization: Bearer ${hubspot.staticToken(portalId)}' -H 'Content-Type: application/json' -d '${JSON.stringify({ properties: newContact })}'`,
  '',
  'Ctrl-C ends both.',
];
