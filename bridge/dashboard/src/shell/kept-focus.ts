import { useEffect } from 'react';

const target = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea';
/** Dialogs restore the focus themselves; only focus lost otherwise is handled. */
const SOON_MS = 60;

/** The ancestors of the focused element, innermost first, each with its index among its siblings. */
type Around = readonly (readonly [HTMLElement, number])[];

function aroundOf(focused: Element | null): Around {
  const found: [HTMLElement, number][] = [];
  for (let one = focused; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    found.push([one, [...(one.parentElement?.children ?? [])].indexOf(one)]);
  return found;
}

/** The element that replaced a removed row, else the heading of its container. */
function nextTo(around: Around): HTMLElement | null {
  const left = around.findIndex(([one]) => one.isConnected);
  const [holder] = around[left] ?? [];
  const place = around[left - 1]?.[1] ?? 0;
  const row = holder?.matches('ul, ol, tbody') ? (holder.children[place] ?? holder.children[place - 1]) : undefined;
  const heading = (holder?.closest('section') ?? document).querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  return row?.querySelector<HTMLElement>(target) ?? heading;
}

/** Keeps a keyboard user's place when a focused button, row or step is removed. */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: Around = [];
    let soon: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      around = aroundOf(document.activeElement);
    };
    const forget = () => {
      around = [];
    };
    const find = () => {
      const [focused] = around[0] ?? [];
      if (document.activeElement !== document.body || focused === undefined) return;
      if (!focused.isConnected) nextTo(around)?.focus();
      // A button that was disabled while waiting is enabled again.
      else if (!focused.matches(':disabled')) focused.focus();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(find, SOON_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(soon);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
