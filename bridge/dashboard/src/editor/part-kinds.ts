import { eventKinds } from '../../../../shared/generated/event-kinds.gen.ts';

interface PartKind {
  readonly name: string;
  readonly field: string;
  readonly example: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Label of the rule. */
  readonly label: (value: string) => string;
  /** Checked by the schema of filters before it is used. */
  readonly condition: (value: string) => unknown;
}

const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The most common rules; everything else can be written in words or set from the command line. */
const kinds = {
  state: {
    name: 'Where the client lives',
    field: 'States, counties or ZIP codes',
    example: 'For example: TX; Harris County, TX; ZIP 770*. Separate states and ZIP codes with commas',
    label: (value) => `Lives in ${value}`,
    condition: (value) => ({
      place: { of: 'client', in: /county|parish|borough/i.test(value) ? [value] : list(value) },
    }),
  },
  recent: {
    name: 'How long ago it happened',
    field: 'Within the last',
    example: 'For example: 30 days, 6 months or 2 years',
    label: (value) => `Happened within ${value}`,
    condition: (value) => ({ incident: { within: value } }),
  },
  lawyer: {
    name: 'Whether the client has a lawyer',
    field: 'The client',
    example: 'Choose one',
    choices: [
      { value: 'none', label: 'has no lawyer' },
      { value: 'former', label: 'had a lawyer before' },
      { value: 'acts', label: 'has a lawyer' },
    ],
    label: (value) =>
      value === 'none' ? 'Has no lawyer' : value === 'former' ? 'Had a lawyer before' : 'Has a lawyer',
    condition: (value) => ({ lawyer: value }),
  },
  amount: {
    name: 'Money at stake',
    field: 'At least, in dollars',
    example: 'A number, for example 10000',
    label: (value) => `At least $${value} at stake`,
    condition: (value) => ({ amount: { of: 'any', atLeast: Number(value.replaceAll(/[$,]/g, '') || 'none') } }),
  },
  event: {
    name: 'What happened',
    field: 'Kind of event',
    example: 'Choose one',
    choices: Object.entries(eventKinds).map(([value, label]) => ({ value, label })),
    label: (value) => `Is about: ${Object.entries(eventKinds).find(([kind]) => kind === value)?.[1] ?? value}`,
    condition: (value) => ({ event: value }),
  },
  words: {
    name: 'Words in the notes',
    field: 'One of these words',
    example: 'Separate with commas, for example: dog, bite',
    label: (value) => `Mentions: ${value}`,
    condition: (value) => ({ words: list(value) }),
  },
} satisfies Record<string, PartKind>;

export type PartKindName = keyof typeof kinds;
export const partKinds: Readonly<Record<PartKindName, PartKind>> = kinds;
export const isPartKind = (name: string): name is PartKindName => Object.hasOwn(kinds, name);
