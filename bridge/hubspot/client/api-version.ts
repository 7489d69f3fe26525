/** The dated API this bridge was built for; `HUBSPOT_API_VERSION` names another one, such as 2026-03. */
export const API_VERSION = '2026-09';
