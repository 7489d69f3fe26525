import { useEffect } from 'react';

const target = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea';
/** Dialogs give the focus back themselves; only what is left without it is looked for. */
const SOON_MS = 60;

/** What stands around the focus, from within, each with its place among its neighbors. */
type Around = readonly (readonly [HTMLElement, number])[];

function aroundOf(focused: Element | null): Around {
  const found: [HTMLElement, number][] = [];
  for (let one = focused; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    found.push([one, [...(one.parentElement?.children ?? [])].indexOf(one)]);
  return found;
}

/** What took the place of a row that is gone, else the heading of what it stood in. */
function nextTo(around: Around): HTMLElement | null {
  const left = around.findIndex(([one]) => one.isConnected);
  const [holder] = around[left] ?? [];
  const place = around[left - 1]?.[1] ?? 0;
  const row = holder?.matches('ul, ol, tbody') ? (holder.children[place] ?? holder.children[place - 1]) : undefined;
  const heading = (holder?.closest('section') ?? document).querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  return row?.querySelector<HTMLElement>(target) ?? heading;
}

/** Keeps a keyboard user's place when a button, a row or a step goes away while it has the focus. */
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
      // A button that waited for its answer is there again.
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
