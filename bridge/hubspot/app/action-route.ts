import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import {
  type ActionBlocked,
  type ActionFinished,
  actionRequest,
  SCREEN_LEAD_PATH,
} from '../../../shared/workflow-action.ts';
import { readRawBody } from '../../platform/http/bodies/raw-body.ts';
import { Problem } from '../../platform/problem.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import type { VerifyAppClaims } from '../connect/app-binding.ts';
import { LARGEST_ID } from '../connections/hubspot-ids.ts';
import { refuseUnsigned, refuseWithoutLength, signedRequest } from '../webhook/signed-request.ts';
import { withDeadline } from '../webhook/with-deadline.ts';
import { verifyActionSignature } from './verify-action-signature.ts';

/** HubSpot resends an execution whose answer was lost, with the same signature and soon after. */
const REPEATED_WITHIN_MS = 3_600_000;
const REMEMBERED_MAX = 20_000;

interface SeenSignatures {
  /** Whether it was first accepted so long ago that it can only be a replay. */
  isReplay(signature: string, now: number): boolean;
  /** Records that a request with this signature was accepted. */
  took(signature: string, now: number): void;
}

/**
 * The second scheme signs no timestamp, so an intercepted request stays valid forever. This process remembers the
 * latest ones; the store knows workflow runs for 30 days.
 */
export function createSeenSignatures(max = REMEMBERED_MAX): SeenSignatures {
  const takenAt = new Map<string, number>();
  return {
    isReplay(signature, now) {
      const first = takenAt.get(signature.toLowerCase());
      return first !== undefined && now - first > REPEATED_WITHIN_MS;
    },
    took(signature, now) {
      const key = signature.toLowerCase();
      if (takenAt.has(key)) return;
      takenAt.set(key, now);
      const oldest = takenAt.size > max ? takenAt.keys().next() : undefined;
      if (oldest?.done === false) takenAt.delete(oldest.value);
    },
  };
}

const BODY_MAX = 1024 * 1024;
/** HubSpot's own limit is undocumented; reportedly 20 to 30 s. */
const ANSWER_WITHIN_MS = 4_000;

/** One execution of the action, with the fields used here. */
export interface ActionExecution {
  portalId: string;
  contactId: string;
  callbackId: string;
}

/** Accepts an execution, once for repeated deliveries. */
export type AcceptAction = (execution: ActionExecution) => Promise<ActionBlocked | ActionFinished>;

interface ActionRouteDeps {
  /** Several while the secret of the app is being rotated. */
  secrets: readonly string[];
  verifyClaims: VerifyAppClaims;
  /** The origin HubSpot calls, without a trailing slash. */
  publicUrl: string;
  accept: AcceptAction;
  isOutage(error: unknown): boolean;
  sendJson(res: Response, status: number, json: string): void;
  onRoute(res: Response, route: string): void;
  onRefused(reason: 'signature' | 'shape' | 'app'): void;
  now?(): number;
}

/** `POST /hubspot/actions/screen-lead`. HubSpot does not retry a refusal, but does retry when we are unavailable. */
export function createActionRoute(deps: ActionRouteDeps): RequestHandler {
  const { secrets, publicUrl, now = Date.now } = deps;
  const seen = createSeenSignatures();
  return async (req, res) => {
    deps.onRoute(res, SCREEN_LEAD_PATH);
    const refuse = (headers: IncomingHttpHeaders) => {
      const problem = refuseUnsignedAction(headers, now());
      if (problem?.code === 'invalid_signature') deps.onRefused('signature');
      return problem;
    };
    const body = await readRawBody(req, { maxBytes: BODY_MAX, tooLarge: 'card_body_too_large', refuse });
    const request = {
      ...signedRequest(req, { publicUrl, body }),
      plainSignature: req.get('x-hubspot-signature'),
      version: req.get('x-hubspot-signature-version'),
    };
    // A signature with a timestamp is valid for five minutes; one without is remembered.
    const timeless = request.signature === undefined ? request.plainSignature : undefined;
    const isReplay = timeless !== undefined && seen.isReplay(timeless, now());
    const signedBy = verifyActionSignature(request, secrets, now());
    if (isReplay || signedBy === undefined) {
      deps.onRefused('signature');
      throw new Problem('invalid_signature');
    }
    const execution = readExecution(body);
    if (execution instanceof Problem) {
      deps.onRefused('shape');
      throw execution;
    }
    const answer = await withDeadline({ ...deps, withinMs: ANSWER_WITHIN_MS }, acceptFrom(deps, signedBy, execution));
    if (timeless !== undefined) seen.took(timeless, now());
    deps.sendJson(res, 200, JSON.stringify(answer));
  };
}

async function acceptFrom(
  { verifyClaims, accept, onRefused }: ActionRouteDeps,
  signedBy: string,
  execution: ActionExecution,
) {
  if (await verifyClaims(signedBy, [execution])) return accept(execution);
  onRefused('app');
  throw new Problem('invalid_signature');
}

/** An action may be signed with the second scheme alone, which has no timestamp. */
function refuseUnsignedAction(headers: IncomingHttpHeaders, now: number): Problem | undefined {
  if (headers['x-hubspot-signature-v3'] !== undefined) return refuseUnsigned(headers, now);
  if (headers['x-hubspot-signature'] === undefined) return new Problem('invalid_signature');
  return refuseWithoutLength(headers);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const CONTACT_TYPES = ['CONTACT', '0-1'];

function readExecution(body: Uint8Array): ActionExecution | Problem {
  const parsed = actionRequest.safeParse(readJson(body));
  if (!parsed.success) return new Problem('invalid_card_request', { details: problemDetails(parsed.error) });
  const { callbackId, origin, object } = parsed.data;
  const [portalId, contactId] = [String(origin.portalId), String(object.objectId)];
  const isContact = CONTACT_TYPES.includes(object.objectType.toUpperCase());
  const exist = [portalId, contactId].every((id) => BigInt(id) > 0n && BigInt(id) <= LARGEST_ID);
  if (!isContact || !exist || callbackId.includes('\0') || !callbackId.isWellFormed())
    return new Problem('invalid_card_request', {
      details: [{ path: 'object', code: 'custom', message: 'has to be a contact' }],
    });
  return { portalId, contactId, callbackId };
}

/** Ids too large for a JavaScript number keep their digits. */
function readJson(body: Uint8Array): unknown {
  try {
    const exact = (_key: string, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
        ? context?.source
        : value;
    return JSON.parse(strictUtf8.decode(body), exact as Parameters<typeof JSON.parse>[1]);
  } catch {
    return undefined;
  }
}
