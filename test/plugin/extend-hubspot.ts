import type { ReactElement } from 'react';

/** What an entry file hands to HubSpot. */
export type Extension = (api: object) => ReactElement;

/** Everything that was handed over since it was emptied. */
export const extensions: Extension[] = [];

// The library looks for HubSpot's worker once, when it is imported: this file has to be imported before it.
Object.assign(globalThis, {
  self: globalThis,
  __HUBSPOT_EXTENSION_WORKER__: true,
  extend_V2: (extension: Extension) => void extensions.push(extension),
  logger: console,
});
