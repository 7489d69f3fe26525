import type { ReportFault } from './call-log.ts';
import { isObject, type Json } from './json.ts';
import { invalidArguments, missingScope, SlackError } from './slack-error.ts';
import type { Token } from './token-table.ts';
import type { Workspace } from './workspace.ts';

/** One understood call with a bot token. */
export interface Exchange {
  args: Json;
  token: Token;
  workspace: Workspace;
  now: () => number;
  report: ReportFault;
}

/** Answers with the keys besides `ok`, or throws a SlackError. */
export type Method = (exchange: Exchange) => Json;

export type Methods = Readonly<Record<string, Method>>;

/** An argument as text; undefined where it was not given. Forms know nothing else, JSON bodies may hold numbers. */
export function textOf(args: Json, name: string): string | undefined {
  const value = args[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw invalidArguments(`must be a string [json-pointer:/${name}]`);
}

export const flagOf = (args: Json, name: string): boolean => ['true', '1'].includes(textOf(args, name) ?? '');

/** A number of items to return. */
export function limitOf(args: Json, most: number, usual = 100): number {
  const text = textOf(args, 'limit');
  if (text === undefined) return usual;
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new SlackError('invalid_limit');
  return Math.min(Number(text), most);
}

/** An object or array, which forms carry as JSON. Undefined where it was not given; throws the given code where it is broken. */
export function structureOf(args: Json, name: string, code: string): unknown {
  const value = args[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new SlackError(code);
  }
}

export function objectOf(args: Json, name: string, code: string): Json | undefined {
  const value = structureOf(args, name, code);
  if (value === undefined || isObject(value)) return value;
  throw new SlackError(code);
}

export function needScope(token: Token, ...anyOf: string[]): void {
  if (!anyOf.some((scope) => token.scopes.includes(scope))) throw missingScope(anyOf, token.scopes);
}

/** One page of a list and the cursor of the next, empty on the last. */
export function pageOf<Item>(items: readonly Item[], args: Json, limit: number): { page: Item[]; next: string } {
  const cursor = textOf(args, 'cursor');
  const decoded = cursor === undefined ? 'next:0' : Buffer.from(cursor, 'base64').toString();
  const start = Number(/^next:(\d+)$/.exec(decoded)?.[1]);
  if (Number.isNaN(start) || start > items.length) throw new SlackError('invalid_cursor');
  const end = start + limit;
  const next = end < items.length ? Buffer.from(`next:${end}`).toString('base64') : '';
  return { page: items.slice(start, end), next };
}
