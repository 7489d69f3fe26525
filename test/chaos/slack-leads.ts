import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { contactToRecord } from '../../bridge/hubspot/mapping/contact-to-record.ts';
import type { Configuration } from '../../shared/configuration.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import type { SlackSettingsInput } from '../../shared/slack-settings.ts';
import { createTrialEngine } from '../fixtures/trial-engine.ts';
import { trialContact } from '../fixtures/trial-firm.ts';
import type { UserOptions, WorkspaceOptions } from '../simulators/slack/workspace-options.ts';
import { usualScopes } from '../simulators/slack/workspace-options.ts';

/** A lead as it will come in, with what has to become of it. */
export interface TrialLead {
  values: Record<string, string>;
  valid: boolean;
  /** Where it has to be told. */
  channel: string;
}

const OTHERS = 'C01INTAKE';
const WEST = 'C02WEST';
const SOUTH = 'C03SOUTH';
const STRONG = 'C04STRONG';
const STRONG_FROM = 65;

export const trialChannels = [OTHERS, WEST, SOUTH, STRONG];

/** Nobody is reminded: the trial counts messages. */
export const trialSettings: SlackSettingsInput = {
  defaultChannel: OTHERS,
  rules: [
    { name: 'Strong', score: { from: STRONG_FROM, to: 100 }, channel: STRONG },
    { name: 'West', states: ['California'], channel: WEST },
    { name: 'South', states: ['FL'], channel: SOUTH },
  ],
  sla: null,
};

export const trialPeople: UserOptions[] = Array.from({ length: 20 }, (_, at) => ({
  id: `U90PERSON${at}`,
  name: `person${at}`,
  email: `person${at}@hartley.example`,
}));

/** The firm's Slack; `history` says whether the app may read what was said. */
export const trialWorkspace = (history: boolean): WorkspaceOptions => ({
  teamId: 'T01FIRM',
  name: 'Hartley Law',
  users: trialPeople,
  channels: trialChannels.map((id) => ({ id, name: id.toLowerCase(), member: true })),
  scopes: history ? usualScopes : usualScopes.filter((scope) => !scope.endsWith(':history')),
});

const STATES = ['TX', 'CA', 'FL'];

/** So many leads that the firm would take, and so many that it would not, in a mixed order. */
export async function makeTrialLeads(
  configuration: Configuration,
  { valid, invalid }: { valid: number; invalid: number },
): Promise<TrialLead[]> {
  const analyzer = createAnalyzer({ engine: createTrialEngine(), today: () => '2026-11-21' });
  const left = { valid, invalid };
  const leads: TrialLead[] = [];
  for (let serial = 1; left.valid + left.invalid > 0; serial += 1) {
    const state = STATES[serial % STATES.length] ?? '';
    const values = trialContact(serial, { state });
    const { record } = contactToRecord(values, defaultFieldMapping);
    const right = await analyzer.screen(record, configuration);
    const kind = right.valid ? 'valid' : 'invalid';
    if (left[kind] === 0) continue;
    left[kind] -= 1;
    leads.push({ values, valid: right.valid, channel: channelOf(right.score, state) });
  }
  return leads;
}

function channelOf(score: number, state: string): string {
  if (score >= STRONG_FROM) return STRONG;
  return { CA: WEST, FL: SOUTH }[state] ?? OTHERS;
}
