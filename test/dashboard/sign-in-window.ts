import { expect } from 'vitest';
import type { Role } from '../../shared/dashboard/operation.ts';
import { signInAs, testPassword } from '../fixtures/dashboard.ts';
import { findFaultsInViews, settledPage } from './find-faults.ts';
import { openWindow, type Stage, type View } from './open-stage.ts';

export const desk: View = { width: 1280, scheme: 'light' };
export const phone: View = { width: 360, scheme: 'dark' };

interface Who {
  readonly accountId: string;
  readonly role?: Role;
  readonly view?: View;
}

const kindOf = (address: string) => new URL(address).pathname.split('/')[1];

/**
 * A window of somebody of the account who signed in before, and what such a person does with a page; the page of
 * signing in is that of other tests.
 */
export async function signInWindow(stage: Stage, { accountId, role = 'owner', view = desk }: Who) {
  const window = await openWindow(stage.browser, view);
  const { page, context } = window;
  const { url } = stage.product;
  const signedIn = await signInAs(stage.product, { accountId, role, origin: url });
  const [name = '', value = ''] = signedIn.cookie().split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  const person = { email: signedIn.email, password: testPassword };
  const go = async (path: string, heading: string | RegExp) => {
    await page.goto(`${url}${path}`);
    await settledPage(page, heading);
  };
  /**
   * Comes to a page as by a link, which costs a third of loading it. It is loaded where nothing is yet, and where the
   * window is at that kind of page already, so that it begins anew.
   */
  const turn = async (path: string, heading: string | RegExp) => {
    const isLoaded = (await page.locator('#page h1').count()) === 1;
    if (!isLoaded || kindOf(page.url()) === kindOf(`${url}${path}`)) return go(path, heading);
    await page.evaluate(`document.querySelector('h1').dataset.left = ''; history.pushState(null, '', '${path}')`);
    await page.locator('h1:not([data-left])').waitFor();
    await settledPage(page, heading);
  };
  const press = (name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
  // Widths and color schemes each once; pages as they open are looked at in all four.
  const look = async (name: string, views: readonly View[] = [desk, phone]) =>
    expect(await findFaultsInViews(page, name, views)).toEqual([]);
  return { ...window, person, go, turn, press, look };
}
