import { z } from 'zod';
import { UNFIT_NOTE_MAX, type UnfitReason, unfitQuestion, unfitReasons } from '../../../shared/lead-actions.ts';
import { NO_MENTION, type PrivacyLevel, privacyWords } from '../../../shared/slack-settings.ts';
import { dayAndTime, type Route, type RoutedLead } from '../routing/route-lead.ts';
import { type ModalView, modalView } from './blocks.ts';
import { contextBlock, neutral, oneLine, plainText, textBlock } from './slack-text.ts';

export const ROUTING_MODAL = 'routing_test';

/** An account of the workspace; a select is shown when there are several. */
interface RoutableAccount {
  id: string;
  name: string;
}

const languages = { en: 'English', es: 'Spanish' } as const;
const yesNo = { no: 'No', yes: 'Yes' } as const;

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, text]) => ({ text: plainText(text), value }));

function select(id: string, label: string, texts: Readonly<Record<string, string>>) {
  const options = optionsOf(texts);
  const element = { type: 'static_select', action_id: id, options, initial_option: options[0] };
  return { type: 'input', block_id: id, label: plainText(label), element };
}

interface TextBox {
  id: string;
  label: string;
  max: number;
  example: string;
}

function textBox({ id, label, max, example }: TextBox) {
  const element = { type: 'plain_text_input', action_id: id, max_length: max, placeholder: plainText(example) };
  return { type: 'input', block_id: id, optional: true, label: plainText(label), element };
}

const scoreBox = {
  type: 'input',
  block_id: 'score',
  label: plainText('Score'),
  element: {
    type: 'number_input',
    action_id: 'score',
    is_decimal_allowed: false,
    min_value: '0',
    max_value: '100',
    initial_value: '75',
  },
};

const timeBox = {
  type: 'input',
  block_id: 'at',
  optional: true,
  label: plainText('When it comes in'),
  hint: plainText('Leave blank for right now.'),
  element: { type: 'datetimepicker', action_id: 'at' },
};

/** Asks about a kind of lead, to show where it would go. */
export function routingModal(accounts: readonly RoutableAccount[]): ModalView {
  const names = accounts.slice(0, 100).map(({ id, name }) => [id, [...oneLine(name)].slice(0, 35).join('') || id]);
  return modalView.parse({
    type: 'modal',
    callback_id: ROUTING_MODAL,
    title: plainText('Where would it go?'),
    submit: plainText('Ask'),
    close: plainText('Close'),
    blocks: [
      ...(accounts.length > 1 ? [select('account', 'Account', Object.fromEntries(names))] : []),
      textBox({ id: 'practiceArea', label: 'Practice area', max: 100, example: 'Car accident' }),
      scoreBox,
      textBox({ id: 'state', label: 'State', max: 40, example: 'TX' }),
      select('language', 'Language', languages),
      select('timeSensitive', 'Time-sensitive?', yesNo),
      timeBox,
    ],
  });
}

const chosen = <Value extends z.ZodType>(value: Value) => z.looseObject({ selected_option: z.looseObject({ value }) });
const typed = z.looseObject({ value: z.string().nullish() });
const values = z.looseObject({
  account: z.looseObject({ account: chosen(z.string()) }).optional(),
  practiceArea: z.looseObject({ practiceArea: typed }),
  score: z.looseObject({
    score: z.looseObject({
      value: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .pipe(z.int().min(0).max(100)),
    }),
  }),
  state: z.looseObject({ state: typed }),
  language: z.looseObject({ language: chosen(z.enum(['en', 'es'])) }),
  timeSensitive: z.looseObject({ timeSensitive: chosen(z.enum(['no', 'yes'])) }),
  at: z.looseObject({ at: z.looseObject({ selected_date_time: z.int().nullish() }) }).optional(),
});

export interface RoutingTest {
  /** Null when the form did not ask, because the workspace has one account or none. */
  accountId: string | null;
  lead: RoutedLead;
  /** Null for now. */
  at: Date | null;
}

/** What was asked: `view.state` of the submission. Null for one that this form cannot have sent. */
export function readRoutingModal(submitted: unknown): RoutingTest | null {
  const parsed = z.looseObject({ values }).safeParse(submitted);
  if (!parsed.success) return null;
  const { account, practiceArea, score, state, language, timeSensitive, at } = parsed.data.values;
  const seconds = at?.at.selected_date_time ?? null;
  return {
    accountId: account?.account.selected_option.value ?? null,
    lead: {
      practiceArea: oneLine(practiceArea.practiceArea.value ?? ''),
      score: score.score.value,
      state: oneLine(state.state.value ?? ''),
      language: language.language.selected_option.value,
      timeSensitive: timeSensitive.timeSensitive.selected_option.value === 'yes',
    },
    at: seconds === null ? null : new Date(seconds * 1000),
  };
}

/** The answer, or why there is none. */
export type RoutingAnswer =
  | { route: Route; at: Date; timeZone: string; privacy: PrivacyLevel; shared: boolean }
  | { refused: string };

/** Replaces the form. */
export function routingAnswerView(answer: RoutingAnswer): ModalView {
  const blocks = 'refused' in answer ? [textBlock(neutral(answer.refused, 300) || 'No answer')] : answerBlocks(answer);
  return modalView.parse({ type: 'modal', title: plainText('Where would it go?'), close: plainText('Close'), blocks });
}

function answerBlocks({ route, at, timeZone, privacy, shared }: Exclude<RoutingAnswer, { refused: string }>) {
  const time =
    route.postAt.getTime() <= at.getTime() ? 'right away' : `${dayAndTime(route.postAt, timeZone)}, after quiet hours`;
  const called = calledOf(route);
  const lines = [
    `*Channel:* <#${route.channel}>${shared ? ' ⚠️ shared with another organization' : ''}`,
    `*Sent:* ${time}`,
    `*Notified:* ${called}`,
    `*Shows:* ${privacyWords[privacy]}`,
  ];
  const items = route.why.map((step) => `•  ${neutral(step, 140)}`);
  // The last steps say who takes it, and when it is announced.
  const steps =
    items.length <= 10 ? items : [...items.slice(0, 6), `…and ${items.length - 9} more`, ...items.slice(-3)];
  return [textBlock(lines.join('\n')), textBlock(`*Why*\n${steps.join('\n')}`), contextBlock('Nothing was sent.')];
}

/** A group cannot be linked without notifying it, so its id is shown. */
function calledOf({ mention }: Route): string {
  if (mention === null) return NO_MENTION;
  if (mention.kind === 'user') return `<@${mention.id}>`;
  return mention.kind === 'group'
    ? `the user group ${mention.id}`
    : `everyone ${mention.kind === 'here' ? 'who is here' : 'in the channel'}`;
}

export const UNFIT_MODAL = 'not_a_fit';

const reasonCode = z.enum(Object.keys(unfitReasons) as [UnfitReason, ...UnfitReason[]]);
const metadata = z.strictObject({
  leadId: z.uuid(),
  workspaceId: z.string(),
  /** Where it was clicked, so that the answer can go there. */
  channelId: z.string().optional(),
  messageTs: z.string().optional(),
  /** When, by Slack's clock, s: the member has not seen later changes of the lead. */
  openedTs: z.string().optional(),
});
export type UnfitTarget = z.infer<typeof metadata>;

/** The form that asks why a lead is not a fit. It holds only ids. */
export function unfitModal(target: UnfitTarget): ModalView {
  const options = reasonCode.options.map((value) => ({ text: plainText(unfitReasons[value]), value }));
  return modalView.parse({
    type: 'modal',
    callback_id: UNFIT_MODAL,
    title: plainText('Not a fit'),
    submit: plainText('Save'),
    close: plainText('Cancel'),
    private_metadata: JSON.stringify(metadata.parse(target)),
    blocks: [
      {
        type: 'input',
        block_id: 'reason',
        label: plainText(unfitQuestion),
        hint: plainText('It is saved in HubSpot and counted in the digest, so screening can be improved.'),
        element: { type: 'static_select', action_id: 'reason', placeholder: plainText('Choose a reason'), options },
      },
      {
        type: 'input',
        block_id: 'note',
        optional: true,
        label: plainText('Note'),
        element: { type: 'plain_text_input', action_id: 'note', multiline: true, max_length: UNFIT_NOTE_MAX },
      },
    ],
  });
}

const state = z.looseObject({
  values: z.looseObject({
    reason: z.looseObject({ reason: z.looseObject({ selected_option: z.looseObject({ value: reasonCode }) }) }),
    note: z.looseObject({ note: z.looseObject({ value: z.string().nullish() }) }).optional(),
  }),
});

/** What was chosen: `view.state` of the submission. Null for one that this form cannot have sent. */
export function readUnfitModal(submitted: unknown): { reason: UnfitReason; note: string | null } | null {
  const parsed = state.safeParse(submitted);
  if (!parsed.success) return null;
  const { reason, note } = parsed.data.values;
  const typed = [...oneLine(note?.note.value ?? '')].slice(0, UNFIT_NOTE_MAX).join('').trim();
  return { reason: reason.reason.selected_option.value, note: typed === '' ? null : typed };
}

/** The lead of the form: `view.private_metadata`. Null for a text of another form. */
export function readUnfitTarget(text: string): UnfitTarget | null {
  try {
    return metadata.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
