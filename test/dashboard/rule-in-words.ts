import type { Page } from 'playwright-core';

/** The first button of that name; of a name given whole, no longer one. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/** Adds a rule to the draft, as far as it is understood and tested. */
export async function testRuleInWords(page: Page): Promise<void> {
  await press(page, 'Add a rule in words');
  await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Ohio');
  await page.getByText(/^Understood as: /).waitFor();
  await press(page, /^Test on recent leads/);
  await page.getByText(/^Tested on/).waitFor();
}
