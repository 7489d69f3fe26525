export interface Finding {
  part: string;
  /** `off`: not configured, and nothing is wrong with that. */
  status: 'ok' | 'off' | 'warning' | 'failed';
  detail: string;
  /** What the operator has to do; null when nothing. */
  todo: string | null;
}

export const ok = (part: string, detail: string): Finding => ({ part, status: 'ok', detail, todo: null });
export const off = (part: string, detail: string): Finding => ({ part, status: 'off', detail, todo: null });
export const warning = (part: string, detail: string, todo: string): Finding => ({
  part,
  status: 'warning',
  detail,
  todo,
});
export const failed = (part: string, detail: string, todo: string): Finding => ({
  part,
  status: 'failed',
  detail,
  todo,
});
