import { optionalScopes, requiredScopes } from './manifest.ts';

export const scopeList: readonly string[] = [...requiredScopes, ...Object.keys(optionalScopes)];

/** Missing required scopes: the app does not work without them. */
export function missingScopes(granted: readonly string[]): string[] {
  return requiredScopes.filter((scope) => !granted.includes(scope));
}

/** Missing optional scopes, with what the firm lacks. */
export function missingOptionalScopes(granted: readonly string[]): [scope: string, why: string][] {
  return Object.entries(optionalScopes).filter(([scope]) => !granted.includes(scope));
}

export function describeMissing(scopes: readonly string[]): string {
  return `The Slack app lacks ${scopes.length === 1 ? 'a scope' : 'scopes'}: ${scopes.join(', ')}.`;
}
