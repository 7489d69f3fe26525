import { createRenderer } from '@hubspot/ui-extensions/testing';
import { vi } from 'vitest';

/** Nothing is timed: this only ends what hangs, on a machine that may be busy with other work. */
const PATIENCE = { timeout: 120_000, interval: 20 };

/**
 * HubSpot's renderer, whose own `waitFor` gives up after a second and looks only when something is drawn: what a check
 * reads besides may come later than the last drawing.
 */
export function openRenderer<Location extends Parameters<typeof createRenderer>[0]>(location: Location) {
  const renderer = createRenderer(location);

  async function waitFor(check: () => void): Promise<void> {
    let isOver = false;
    const checkOnce = () => {
      if (!isOver) check();
      isOver = true;
    };
    try {
      // Both, for what is shown only for a moment is seen when it is drawn; without a time, HubSpot's never gives up.
      await Promise.race([renderer.waitFor(checkOnce, { timeoutInMs: 0 }), vi.waitFor(checkOnce, PATIENCE)]);
    } finally {
      isOver = true;
    }
  }

  return { ...renderer, waitFor };
}
