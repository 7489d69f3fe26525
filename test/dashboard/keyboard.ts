import type { Locator, Page } from 'playwright-core';

/** As much of an element of a page as is asked here. */
interface Element {
  ownerDocument: {
    activeElement: unknown;
    defaultView: { getComputedStyle(element: unknown): { outlineStyle: string } };
  };
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((found) => (found as unknown as Element).ownerDocument.activeElement === found);

const showsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((found) => {
    const { defaultView } = (found as unknown as Element).ownerDocument;
    return defaultView.getComputedStyle(found).outlineStyle !== 'none';
  });

const MOST_STOPS = 200;

/** A person without a mouse; counts presses as clicks, and fields that were typed into. */
export function openKeyboard(page: Page) {
  const counts = { presses: 0, fields: 0 };
  /** Tab by Tab; what has the focus has to show it. */
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if (await hasFocus(target)) {
        if (!(await showsFocus(target))) throw new Error(`the focus is not visible on ${target}`);
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${target}`);
  };
  return {
    counts,
    reach,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
      await reach(target);
      await page.keyboard.press(key);
      counts.presses += 1;
    },
    async type(target: Locator, text: string) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
      counts.fields += 1;
    },
    /** By the first letters of its name, as browsers do. */
    async choose(target: Locator, name: string) {
      await reach(target);
      await page.keyboard.type(name);
      counts.presses += 1;
    },
  };
}
