import type { Operation } from '../../../shared/operations.ts';

/** A request that can be pasted into a shell, once the key is set. */
export function requestExample(operation: Operation, publicUrl: string): string {
  // An apostrophe would end the shell's quoting.
  const body = JSON.stringify(operation.example.input, null, 2).replaceAll("'", "'\\''");
  return [
    `curl ${publicUrl}${operation.path} \\`,
    `  -H "Authorization: Bearer $LEAD_INTAKE_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${body}'`,
  ].join('\n');
}
