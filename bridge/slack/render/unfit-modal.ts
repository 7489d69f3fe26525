import { z } from 'zod';
import { UNFIT_NOTE_MAX, type UnfitReason, unfitQuestion, unfitReasons } from '../../../shared/lead-actions.ts';
import { type ModalView, modalView } from './blocks.ts';
import { oneLine } from './slack-text.ts';
import { plainText } from './write-blocks.ts';

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
