import type { RequestHandler, Response } from 'express';
import {
  type ActionBlocked,
  type ActionFinished,
  actionRequest,
  SCREEN_LEAD_PATH,
} from '../../../shared/workflow-action.ts';
import { Problem } from '../../problem.ts';
import { problemDetails } from '../../problem-details.ts';
import { readRawBody } from '../../raw-body.ts';
import { answerInTime } from '../answer-in-time.ts';
import { LARGEST_ID } from '../hubspot-ids.ts';
import { signedRequest } from '../signed-request.ts';
import { verifyActionSignature } from './verify-action-signature.ts';

const BODY_MAX = 1024 * 1024;
/** HubSpot's own limit is not documented; 20 to 30 s by report. */
const ANSWER_WITHIN_MS = 4_000;

/** One execution of the action, as far as it matters here. */
export interface ActionExecution {
  portalId: string;
  contactId: string;
  callbackId: string;
}

/** Takes an execution in, the same one once. */
export type AcceptAction = (execution: ActionExecution) => Promise<ActionBlocked | ActionFinished>;

export interface ActionRouteDeps {
  /** Several while the secret of the app is being rotated. */
  secrets: readonly string[];
  /** The origin HubSpot was given, without a trailing slash. */
  publicUrl: string;
  accept: AcceptAction;
  isOutage(error: unknown): boolean;
  sendJson(res: Response, status: number, json: string): void;
  onRoute(res: Response, route: string): void;
  onRefused(reason: 'signature' | 'shape'): void;
  now?(): number;
}

/** `POST /hubspot/actions/screen-lead`. What it refuses, HubSpot does not try again; what it cannot do now, it does. */
export function createActionRoute(deps: ActionRouteDeps): RequestHandler {
  const { secrets, publicUrl, now = Date.now } = deps;
  return async (req, res) => {
    deps.onRoute(res, SCREEN_LEAD_PATH);
    const body = await readRawBody(req, { maxBytes: BODY_MAX, tooLarge: 'card_body_too_large' });
    const request = {
      ...signedRequest(req, { publicUrl, body }),
      plainSignature: req.get('x-hubspot-signature'),
      version: req.get('x-hubspot-signature-version'),
    };
    if (!verifyActionSignature(request, secrets, now())) {
      deps.onRefused('signature');
      throw new Problem('invalid_signature');
    }
    const execution = readExecution(body);
    if (execution instanceof Problem) {
      deps.onRefused('shape');
      throw execution;
    }
    const answer = await answerInTime({ ...deps, withinMs: ANSWER_WITHIN_MS }, deps.accept(execution));
    deps.sendJson(res, 200, JSON.stringify(answer));
  };
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

/** Ids beyond what a number holds exactly are read as they are written. */
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
