import { expect } from 'vitest';
import type { Role } from '../../shared/dashboard/operation.ts';
import { findFaultsInSchemes, settledPage } from './find-faults.ts';
import { addPerson, openWindow, type Stage, signIn, type View } from './open-stage.ts';

export const desk: View = { width: 1280, scheme: 'light' };
export const phone: View = { width: 360, scheme: 'dark' };

const WAITS_MS = 60_000;

interface Who {
  readonly accountId: string;
  readonly role?: Role;
  readonly view?: View;
}

/** A window of somebody of the account, signed in, and what such a person does with a page. */
export async function signInWindow(stage: Stage, { accountId, role = 'owner', view = desk }: Who) {
  const window = await openWindow(stage.browser, view);
  const { page } = window;
  page.setDefaultTimeout(WAITS_MS);
  const person = await addPerson(stage.product, accountId, role);
  await signIn(page, stage.product.url, person);
  const go = async (path: string, heading: string | RegExp) => {
    await page.goto(`${stage.product.url}${path}`);
    await settledPage(page, heading);
  };
  const press = (name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
  const look = async (name: string) => expect(await findFaultsInSchemes(page, name, view)).toEqual([]);
  return { ...window, person, go, press, look };
}
