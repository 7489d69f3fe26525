import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type ActionBlocked,
  type ActionFinished,
  actionRequest,
  SCREEN_LEAD_PATH,
} from '../../../shared/workflow-action.ts';
import { exchangeOf, sendJson } from '../../platform/http/exchange.ts';
import type { Route } from '../../platform/http/mount-routes.ts';
import { Problem } from '../../platform/problem.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import type { HubSpotPaths } from '../client/paths.ts';
import { type CallHubSpot, HubSpotFailure } from '../client/ports.ts';
import {
  type OnRefused,
  readClientSecret,
  readSignedBody,
  refuseAs,
  refuseUnsigned,
  refuseWithoutLength,
  type SignedRequest,
  signedRequest,
  type VerifyAppClaims,
  verifySignature,
  withDeadline,
} from '../client/signed-request.ts';
import { LARGEST_ID } from '../connections/connections.ts';

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
  onRefused: OnRefused;
  now?(): number;
}

/** `POST /hubspot/actions/screen-lead`. HubSpot does not retry a refusal, but does retry when we are unavailable. */
export function createActionRoute(deps: ActionRouteDeps): Route {
  const { secrets, publicUrl, now = Date.now } = deps;
  const seen = createSeenSignatures();
  const handler: Route['handler'] = async (req, res) => {
    exchangeOf(res).route = SCREEN_LEAD_PATH;
    exchangeOf(res).namesProblem = true;
    const body = await readSignedBody(req, {
      maxBytes: BODY_MAX,
      tooLarge: 'card_body_too_large',
      refuse: refuseUnsignedAction,
      now,
      onRefused: deps.onRefused,
    });
    const request = {
      ...signedRequest(req, { publicUrl, body }),
      plainSignature: req.get('x-hubspot-signature'),
      version: req.get('x-hubspot-signature-version'),
    };
    // A signature with a timestamp is valid for five minutes; one without is remembered.
    const timeless = request.signature === undefined ? request.plainSignature : undefined;
    const isReplay = timeless !== undefined && seen.isReplay(timeless, now());
    const signedBy = verifyActionSignature(request, secrets, now());
    if (isReplay || signedBy === undefined) return refuseAs('signature', deps.onRefused);
    const execution = readExecution(body);
    if (execution instanceof Problem) {
      deps.onRefused('shape');
      throw execution;
    }
    const answer = await withDeadline(ANSWER_WITHIN_MS, acceptFrom(deps, signedBy, execution));
    if (timeless !== undefined) seen.took(timeless, now());
    sendJson(res, 200, JSON.stringify(answer));
  };
  return { method: 'post', path: SCREEN_LEAD_PATH, handler };
}

async function acceptFrom(
  { verifyClaims, accept, onRefused }: ActionRouteDeps,
  signedBy: string,
  execution: ActionExecution,
) {
  if (await verifyClaims(signedBy, [execution])) return accept(execution);
  return refuseAs('app', onRefused);
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

export interface SignedAction extends SignedRequest {
  /** `X-HubSpot-Signature`, also sent beside a signature of the third scheme. */
  plainSignature: string | undefined;
  /** `X-HubSpot-Signature-Version` */
  version: string | undefined;
}

/**
 * Which of the secrets signed this execution. HubSpot signs actions with its second scheme, a hash without a timestamp,
 * so the caller has to remember them; a request with a third-scheme signature is held to that one.
 */
export function verifyActionSignature(
  request: SignedAction,
  secrets: readonly string[],
  now: number,
): string | undefined {
  const { method, url, body, signature, plainSignature, version } = request;
  if (signature !== undefined) return verifySignature(request, secrets, now);
  if (plainSignature === undefined || (version !== undefined && version.toLowerCase() !== 'v2')) return undefined;
  const given = Buffer.from(plainSignature.toLowerCase());
  return secrets.find((text) => {
    const { secret } = readClientSecret(text);
    const expected = Buffer.from(
      createHash('sha256')
        .update(secret + method + url)
        .update(body)
        .digest('hex'),
    );
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

interface CallbackApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'completeCallback'>;
}

/**
 * - `delivered`: the workflow continues with the result
 * - `missing_scopes`: the app may not notify workflows
 * - `refused`: HubSpot no longer waits, or rejects the result; retrying would not help
 */
export type CallbackOutcome = 'delivered' | 'missing_scopes' | 'refused';

/** Sends a waiting workflow its result. @throws {HubSpotFailure} when retrying may help */
export async function completeCallback(
  { call, paths }: CallbackApi,
  { portalId, callbackId, finished }: { portalId: string; callbackId: string; finished: ActionFinished },
): Promise<CallbackOutcome> {
  const { outputFields } = finished;
  try {
    await call({
      portalId,
      method: 'POST',
      path: paths.completeCallback(callbackId),
      body: { outputFields, typedOutputs: {} },
      // HubSpot refuses a second completion, so a retry has to know that it is one.
      repeatable: false,
      priority: 'live',
    });
    return 'delivered';
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    if (error.kind === 'missing_scopes') return 'missing_scopes';
    if (error.kind === 'permanent' || error.kind === 'not_found') return 'refused';
    throw error;
  }
}
