import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dayAndTime } from '../routing/route-lead.ts';
import { type HomeView, homeView, type MessageBlock } from './blocks.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import { headlineOf, leadActionId, leadView, levelOf, safetyLine } from './render-lead.ts';
import { actionsBlock, button, contextBlock, dividerBlock, headerBlock, neutral, textBlock } from './slack-text.ts';

export interface HomeLead {
  leadId: string;
  /** Null once the details are no longer kept. */
  card: LeadCard | null;
  handling: Handling;
}

export interface HealthLine {
  /** Such as HubSpot, Slack or a channel. */
  name: string;
  state: 'ok' | 'warning' | 'off';
  /** A sentence of ours. */
  detail: string;
}

export interface Home {
  /** Claimed by the viewing member, newest first; no more than are shown. */
  mine: HomeLead[];
  mineTotal: number;
  /** The best first. */
  unclaimed: HomeLead[];
  unclaimedTotal: number;
  health: HealthLine[];
  /** The strictest level of the leads' channels. */
  privacy: PrivacyLevel;
  timeZone: string;
  /** Whether an account is connected that can send a test alert. */
  connected: boolean;
}

/** Ids of the two buttons without a lead. */
export const TEST_ALERT = 'home_test_alert';
export const ROUTING_TEST = 'home_routing_test';
/** Leads per list. */
export const HOME_LEADS_MAX = 15;
const HEALTH_MAX = 12;
const HEADLINE_MAX = 150;

/** The app's home tab for a member. */
export function renderHome(home: Home): HomeView {
  const blocks: MessageBlock[] = [
    headerBlock('🙋 My leads'),
    ...leadList({ leads: home.mine, total: home.mineTotal, empty: 'You have no open leads.' }, home),
    dividerBlock(),
    headerBlock('📥 Unclaimed'),
    ...leadList({ leads: home.unclaimed, total: home.unclaimedTotal, empty: 'Every lead is claimed. 🎉' }, home),
    dividerBlock(),
    headerBlock('🔌 Connections'),
    ...healthBlocks(home.health),
    actionsBlock(testButtons(home.connected)),
  ];
  return homeView.parse({ type: 'home', blocks });
}

interface LeadList {
  leads: HomeLead[];
  total: number;
  empty: string;
}

function leadList({ leads, total, empty }: LeadList, home: Home): MessageBlock[] {
  if (leads.length === 0) return [contextBlock(empty)];
  const shown = leads.slice(0, HOME_LEADS_MAX);
  const more = Math.max(total, leads.length) - shown.length;
  const rest = more === 0 ? [] : [contextBlock(`…and ${more} more. \`/lead\` finds each one by name, phone or email.`)];
  return [...shown.map((lead) => leadLine(lead, home)), ...rest];
}

function leadLine({ leadId, card, handling }: HomeLead, { privacy, timeZone }: Home): MessageBlock {
  const action = handling.state === 'new' ? 'claim' : handling.state === 'claimed' ? 'contacted' : null;
  const face = action === 'claim' ? 'Claim' : 'Mark contacted';
  const text = card === null ? 'A lead whose details are no longer kept here' : lineOf(card, { privacy, timeZone });
  const accessory =
    action && button({ id: leadActionId(action), text: face, value: leadId, label: `${face}: this lead` });
  return { ...textBlock(text), ...(accessory ? { accessory } : {}) } as MessageBlock;
}

function lineOf(card: LeadCard, { privacy, timeZone }: Pick<Home, 'privacy' | 'timeZone'>): string {
  const { phone } = leadView(card, privacy);
  const headline = neutral(headlineOf(card, levelOf(privacy)), HEADLINE_MAX);
  const safety = safetyLine(card, privacy);
  const came = `screened ${dayAndTime(new Date(card.screenedAt), timeZone)}`;
  const lines = [safety, `*${headline}*`, phone === null ? came : `📞 ${phone} · ${came}`];
  return lines.filter((line) => line !== null).join('\n');
}

const healthEmoji = { ok: '✅ ', warning: '⚠️ Attention: ', off: '⏸️ Off: ' } as const;

function healthBlocks(health: HealthLine[]): MessageBlock[] {
  if (health.length === 0)
    return [contextBlock('Nothing is connected yet. An administrator has to connect an account first.')];
  return health
    .slice(0, HEALTH_MAX)
    .map(({ name, state, detail }) =>
      textBlock(`${healthEmoji[state]}*${neutral(name, 60)}* ${neutral(detail, 300)}`.trimEnd()),
    );
}

function testButtons(connected: boolean) {
  const route = button({ id: ROUTING_TEST, text: 'Where would a lead go?', value: 'routing' });
  return connected ? [button({ id: TEST_ALERT, text: 'Send a test alert', value: 'test' }), route] : [route];
}
