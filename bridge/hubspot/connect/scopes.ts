/** Required scopes, and why; the documentation shows the same. */
export const requiredScopes = {
  oauth: 'learns which portal a token belongs to',
  'crm.objects.contacts.read': 'reads the properties a lead is judged by, and is notified of new contacts',
  'crm.objects.contacts.write': 'writes score, status and notes to the contact',
  'crm.schemas.contacts.write': 'creates the properties it writes, and adds options to them',
} as const;

/** Optional scopes: features that need a missing one are left out. */
export const optionalScopes = {
  'crm.objects.owners.read':
    'finds the HubSpot owner of the person who claims a lead, by email address, and the name of a user',
  automation: 'sends a waiting workflow the result of its lead',
} as const;

export type RequiredScope = keyof typeof requiredScopes;
export type OptionalScope = keyof typeof optionalScopes;

const names = Object.keys(requiredScopes) as RequiredScope[];

export const scopeList: readonly RequiredScope[] = names;

export const optionalScopeList: readonly OptionalScope[] = Object.keys(optionalScopes) as OptionalScope[];

export function missingScopes(granted: readonly string[]): RequiredScope[] {
  return names.filter((scope) => !granted.includes(scope));
}

/** For the person who has to add them to the app. */
export function describeMissing(missing: readonly RequiredScope[]): string {
  const list = missing.map((scope) => `${scope} (${requiredScopes[scope]})`).join(', ');
  return `The HubSpot app lacks ${missing.length === 1 ? 'a scope' : 'scopes'}: ${list}.`;
}
