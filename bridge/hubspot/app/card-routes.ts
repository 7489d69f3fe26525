import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { type CardOperation, digits, requestId, signedCaller } from '../../../shared/card.ts';
import { exchangeOf, sendJson } from '../../platform/http/exchange.ts';
import type { Route } from '../../platform/http/mount-routes.ts';
import { Problem } from '../../platform/problem.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import { explained } from '../client/explain-failure.ts';
import {
  type OnRefused,
  readSignedBody,
  refuseAs,
  signerOf,
  type VerifyAppClaims,
  withDeadline,
} from '../client/signed-request.ts';
import { type AppOperationId, appOperations, type CardCaller, type CardHandlers } from './card-handlers.ts';

/** HubSpot forwards no larger body. */
const CARD_BODY_MAX = 1024 * 1024;
/** Long work is a job that is polled; a request is answered within two seconds. */
const ANSWER_WITHIN_MS = 1_900;
const NO_BODY = Buffer.alloc(0);

export interface CardRouteDeps {
  /** Several while the secret of the app is being rotated. */
  secrets: readonly string[];
  verifyClaims: VerifyAppClaims;
  /** The origin HubSpot calls, without a trailing slash. */
  publicUrl: string;
  handlers: CardHandlers;
  onRefused: OnRefused;
  /** Undefined when the portal is not connected. */
  findAccount(portalId: string): Promise<string | undefined>;
  now?(): number;
}

/** Requests of HubSpot's proxy for the card, the settings page and the bulk action. */
export function createCardRoutes(deps: CardRouteDeps): Route[] {
  return (Object.keys(appOperations) as AppOperationId[]).map((id) => {
    const { method, path } = appOperations[id];
    return { method: method.toLowerCase() as Route['method'], path, handler: createHandler(deps, id) };
  });
}

/** Checks signature, caller, path, body, in this order: without a signature nothing is revealed. */
function createHandler(deps: CardRouteDeps, id: AppOperationId): RequestHandler {
  const { secrets, publicUrl, now = Date.now } = deps;
  const operation: CardOperation = appOperations[id];
  return async (req, res) => {
    const exchange = exchangeOf(res);
    exchange.route = operation.path;
    exchange.namesProblem = true;
    const body = await readSigned(deps, req, operation.method);
    const signedBy = signerOf(req, { secrets, publicUrl, body, now: now(), onRefused: deps.onRefused });
    const { signed, ...question } = readQuestion(deps, { operation, req, body });
    const { appId, ...caller } = signed;
    const work = async () => {
      const { portalId } = caller;
      if (!(await deps.verifyClaims(signedBy, [{ portalId, appId }]))) refuseAs('app', deps.onRefused);
      // For the access log, which never names the user.
      exchange.accountId = await deps.findAccount(portalId);
      exchange.portalId = portalId;
      return answer(deps.handlers, id, { caller, ...question });
    };
    const value = await withDeadline(operation.withinMs ?? ANSWER_WITHIN_MS, explained(work()));
    const status = id === 'screenNow' ? 202 : 200;
    sendJson(res, status, JSON.stringify(operation.output.parse(value)));
  };
}

/** GET requests have no body, and none is read. */
async function readSigned({ onRefused, now = Date.now }: CardRouteDeps, req: Request, method: string) {
  if (method === 'GET') return NO_BODY;
  return readSignedBody(req, { maxBytes: CARD_BODY_MAX, tooLarge: 'card_body_too_large', now, onRefused });
}

interface Proved {
  operation: CardOperation;
  req: Request;
  body: Uint8Array;
}

/** @throws {Problem} `invalid_card_request` */
function readQuestion({ onRefused }: CardRouteDeps, { operation, req, body }: Proved) {
  try {
    return { signed: readCaller(req.originalUrl), ...readPath(req.params), body: readCardBody(operation, body) };
  } catch (error) {
    if (error instanceof Problem) onRefused('shape');
    throw error;
  }
}

/** Each operation's handler takes that operation's own body. */
function answer(handlers: CardHandlers, id: AppOperationId, question: object): Promise<unknown> {
  const handler = handlers[id] as (question: object) => Promise<unknown>;
  return handler(question);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the caller. A repeated query name is refused: a value that a page put into the address before HubSpot appended
 * its own must never count.
 * @throws {Problem} `invalid_card_request`
 */
export function readCaller(target: string): CardCaller & { appId: string } {
  const at = target.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  const entries = Object.keys(signedCaller.shape).flatMap((name): [string, unknown][] => {
    const values = query.getAll(name);
    return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
  });
  const { portalId, userId, userEmail = '', appId } = parse(signedCaller, Object.fromEntries(entries));
  // An empty address identifies nobody.
  return { portalId, userId, email: userEmail.trim() || null, appId };
}

const pathParameters = z.object({ contactId: digits.optional(), requestId: requestId.optional() });

/** Path parameters; empty when the path has none. @throws {Problem} `invalid_card_request` */
export function readPath(params: Readonly<Record<string, unknown>>): { contactId: string; requestId: string } {
  const { contactId = '', requestId: run = '' } = parse(pathParameters, params);
  return { contactId, requestId: run };
}

/** @throws {Problem} `invalid_card_request` */
export function readCardBody({ input }: Pick<CardOperation, 'input'>, body: Uint8Array): unknown {
  return input === null ? undefined : parse(input, readJson(body));
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid_card_request', { details: problemDetails(parsed.error) });
}

/** Undefined for invalid JSON, and for texts the database cannot store. */
function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(body), (_key, value: unknown) => {
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new SyntaxError();
      return value;
    });
  } catch {
    return undefined;
  }
}
