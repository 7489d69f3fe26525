export type ApiMode = 'responses' | 'chat';

export interface ApiModes {
  readonly current: ApiMode;
  /** Chat is remembered for a while only, since servers are upgraded. */
  remember(mode: ApiMode): void;
}

/** Which of the two APIs a server understands, as far as this process has found out. */
export function createApiModes(deps: { now: () => number; reprobeMs: number }): ApiModes {
  let chatUntil = 0;
  return {
    get current() {
      return deps.now() < chatUntil ? 'chat' : 'responses';
    },
    remember(mode) {
      chatUntil = mode === 'chat' ? deps.now() + deps.reprobeMs : 0;
    },
  };
}
