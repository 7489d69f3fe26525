/** The dated API this bridge was built for; `HUBSPOT_API_VERSION` names another one, such as 2026-03. */
export const API_VERSION = '2026-09';

export type HubSpotPaths = ReturnType<typeof createPaths>;

/** Every path of HubSpot's API that the bridge calls, under one dated version. */
export function createPaths(version: string = API_VERSION) {
  const contacts = `/crm/objects/${version}/contacts`;
  const properties = `/crm/properties/${version}/contacts`;
  const notes = `/crm/objects/${version}/notes`;
  return {
    version,
    contact: (contactId: string) => `${contacts}/${encodeURIComponent(contactId)}`,
    contactsBatchRead: `${contacts}/batch/read`,
    contactsBatchUpdate: `${contacts}/batch/update`,
    contactsSearch: `${contacts}/search`,
    notes,
    notesBatchRead: `${notes}/batch/read`,
    notesOfContacts: `/crm/associations/${version}/contacts/notes/batch/read`,
    owners: `/crm/owners/${version}`,
    properties,
    property: (name: string) => `${properties}/${encodeURIComponent(name)}`,
    propertyGroups: `${properties}/groups`,
    propertyGroup: (name: string) => `${properties}/groups/${encodeURIComponent(name)}`,
    completeCallback: (callbackId: string) =>
      `/automation/actions/callbacks/${version}/${encodeURIComponent(callbackId)}/complete`,
    accountDetails: `/account-info/${version}/details`,
    token: `/oauth/${version}/token`,
    introspectToken: `/oauth/${version}/token/introspect`,
    revokeToken: `/oauth/${version}/token/revoke`,
    externalInstall: `/appinstalls/${version}/external-install`,
  };
}
