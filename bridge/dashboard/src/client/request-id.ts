const BYTES = 16;

/** A new id for each press of a button. `randomUUID` is missing on pages without TLS, as on a firm's own network. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
