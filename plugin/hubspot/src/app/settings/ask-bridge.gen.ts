// Generated from cards/ask-bridge.ts by `npm run generate`. Do not edit.
import { hubspot } from '@hubspot/ui-extensions';
import type { z } from 'zod';
import type { settingsOperations } from '../../../../../shared/app-settings.ts';
import type { CardRefusal, cardOperations } from '../../../../../shared/card.ts';
import { operations } from './tables.gen.ts';

type Operations = typeof cardOperations & typeof settingsOperations;
export type OperationId = keyof Operations;
type Body<Id extends OperationId> = Operations[Id]['input'] extends z.ZodType
  ? z.input<Operations[Id]['input']>
  : undefined;
type Reply<Id extends OperationId> = z.output<Operations[Id]['output']>;

/**
 * The answer to a request.
 * - `refused`: by the bridge, with a code, or by HubSpot's proxy, with a status; the words are for people
 * - `down`: the bridge could not be reached, or could not answer
 */
export type Answer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; operation: OperationId; status: number; code: string | null; error: string; details: string[] }
  | { kind: 'down'; operation: OperationId };

export type Refusal = Exclude<Answer<never>, { kind: 'ok' }>;

/** Calls the bridge through HubSpot's proxy, which signs portal and user. Never throws. */
export type AskBridge = <Id extends OperationId>(
  id: Id,
  question?: { params?: Readonly<Record<string, string>>; body?: Body<Id> },
) => Promise<Answer<Reply<Id>>>;

/** HubSpot itself gives up after 15 s. */
const TIMEOUT_MS = 14_000;

/** @param baseUrl the bridge's public address, from the profile the app was uploaded with */
export function createAskBridge(baseUrl: string): AskBridge {
  return async (id, { params = {}, body } = {}) => {
    const { method, path } = operations[id];
    const url =
      baseUrl.replace(/\/+$/, '') + path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
    try {
      const response = await hubspot.fetch(url, {
        method,
        timeout: TIMEOUT_MS,
        ...(body !== undefined && { body: { ...body } }),
      });
      if (response.ok) return { kind: 'ok', value: await response.json() };
      return response.status >= 500 ? { kind: 'down', operation: id } : await refusalOf(id, response);
    } catch {
      return { kind: 'down', operation: id };
    }
  };
}

/** HubSpot's proxy has its own refusals, with other bodies. */
async function refusalOf(operation: OperationId, response: Response): Promise<Refusal> {
  const { status } = response;
  const body: Partial<CardRefusal> = await response.json().catch(() => ({}));
  const details = Array.isArray(body.details) ? body.details.map(detailText) : [];
  const code = typeof body.code === 'string' ? body.code : null;
  return { kind: 'refused', operation, status, code, error: typeof body.error === 'string' ? body.error : '', details };
}

const detailText = ({ path, message }: { path: string; message: string }) =>
  path === '' ? message : `${path}: ${message}`;

let pressed = 0;

/** Identifies one press of a button: HubSpot resends a request that failed, and it still counts once. */
export function newRequestId(): string {
  pressed += 1;
  const random = Math.random().toString(36).slice(2).padEnd(12, '0');
  return `${Date.now().toString(36)}-${pressed.toString(36)}-${random}`;
}
