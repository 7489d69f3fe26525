import { createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { onTestFinished } from 'vitest';

interface Life {
  subscribe(listener: () => void): () => void;
  isOver(): boolean;
  onUnmounted(): void;
}

/** The node for as long as the test runs: what it does afterwards would disturb the next one. */
export function untilFinished(node: ReactNode) {
  let isOver = false;
  const listeners = new Set<() => void>();
  const unmounted = Promise.withResolvers<void>();
  onTestFinished(async () => {
    isOver = true;
    for (const listener of listeners) listener();
    await unmounted.promise;
  });
  const life: Life = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOver: () => isOver,
    onUnmounted: unmounted.resolve,
  };
  return createElement(Living, { life, node });
}

function Living({ life, node }: { life: Life; node: ReactNode }) {
  const isOver = useSyncExternalStore(life.subscribe, life.isOver);
  return isOver ? null : createElement(Mounted, { life, node });
}

function Mounted({ life, node }: { life: Life; node: ReactNode }) {
  useEffect(() => () => life.onUnmounted(), [life]);
  return node;
}
