import { optionalScopes, requiredScopes } from './manifest.ts';

export const scopeList: readonly string[] = [...requiredScopes, ...Object.keys(optionalScopes)];

/** Without one of these the app does not work. */
export function missingScopes(granted: readonly string[]): string[] {
  return requiredScopes.filter((scope) => !granted.includes(scope));
}

/** What the firm does without. */
export function missingOptionalScopes(granted: readonly string[]): [scope: string, why: string][] {
  return Object.entries(optionalScopes).filter(([scope]) => !granted.includes(scope));
}

export function describeMissing(scopes: readonly string[]): string {
  return `The Slack app lacks ${scopes.length === 1 ? 'a scope' : 'scopes'}: ${scopes.join(', ')}.`;
}
