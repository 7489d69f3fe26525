/** What arrives from the client, before anything is known of it. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const clone = <Value>(value: Value): Value => structuredClone(value);
