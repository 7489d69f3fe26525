import { styleText } from 'node:util';

/** The firm of the demonstration. */
export const demoFirm = {
  practiceAreas: ['Car Accident', 'Personal Injury', 'Workers Compensation', 'Employment Law'],
  threshold: 50,
};

/** What goes before the first lead, in order. */
export const demoSteps = {
  standIns: 'stand-ins for HubSpot and Slack, on this machine alone',
  bridge: 'the bridge and its database start',
  connecting: 'the firm is connected with both',
  ready: 'ready for leads',
};

export interface DemoAddresses {
  page: string;
  bridge: string;
}

/** What a reader has to know before the leads come. */
export const demoIntroduction = ({ page, bridge }: DemoAddresses, withModel: boolean): string[] => [
  `The firm takes ${demoFirm.practiceAreas.join(', ')}, from a score of ${demoFirm.threshold}.`,
  withModel ? 'Judged with the language model of OPENAI_API_KEY.' : 'Judged offline.',
  `Its HubSpot beside its Slack, with cards and buttons that work: ${page}`,
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
