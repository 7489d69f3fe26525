import { Button, Form, LoadingButton, StatusTag } from '@hubspot/ui-extensions';
import type { createRenderer } from '@hubspot/ui-extensions/testing';

type Surface = Pick<ReturnType<typeof createRenderer>, 'findAll'>;

/** What takes something away or stops it. */
const destructive = /^(?:Remove|Pause|Mark as not a fit)\b|^Undo$/;

/** What of a surface breaks the marketplace's rules for what is shown in HubSpot, in words. */
export function listingFaults(surface: Surface): string[] {
  const buttons = [...surface.findAll(Button), ...surface.findAll(LoadingButton)];
  const primary = buttons.filter(({ props }) => props.variant === 'primary');
  const looks = buttons.filter(({ text, props }) => destructive.test(text ?? '') !== (props.variant === 'destructive'));
  const unsent = surface
    .findAll(Form)
    .filter((form) =>
      [...form.findAll(Button), ...form.findAll(LoadingButton)].every(({ props }) => props.type !== 'submit'),
    );
  return [
    ...(primary.length > 1 ? [`${primary.length} primary buttons: ${primary.map(({ text }) => text).join(', ')}`] : []),
    ...looks.map(({ text, props }) => `“${text}” is ${props.variant ?? 'plain'}`),
    ...unsent.map(() => 'A form without a submit button'),
    ...surface
      .findAll(StatusTag)
      .flatMap(({ text, props }) => (props.onClick ? [`The tag “${text}” is a button`] : [])),
  ];
}
