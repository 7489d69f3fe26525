import { createHash, randomUUID } from 'node:crypto';
import { ApiError, invalid, notFound } from './api-error.ts';
import { isObject } from './body-check.ts';
import { type Exchange, type Route, reply } from './route.ts';
import { signatureV3 } from './webhook-signature.ts';

type Outputs = Record<string, string>;

/** One contact that has reached the action of a workflow. */
export interface Execution {
  readonly callbackId: string;
  readonly portalId: number;
  readonly contactId: string;
  /** Every status the product answered with, null for none. */
  readonly statuses: (number | null)[];
  state: 'running' | 'blocked' | 'SUCCESS' | 'FAIL_CONTINUE' | 'failed' | 'expired';
  /** From when a completion finds it, epoch ms. */
  storedAt: number;
  /** What later actions of the workflow can use. */
  outputs: Outputs;
}

export interface WorkflowOptions {
  /** HubSpot knows so long after the answer BLOCK that the workflow waits; a completion before finds no callback. */
  storedAfterMs?: number;
}

interface Reach {
  portalId: number;
  contactId: string;
  callbackId?: string;
  /** HubSpot documents the second scheme for actions. */
  signature?: 'v2' | 'v3';
}

export interface Workflows {
  /** Where the action's address is really found, and what is signed. */
  point(target: string, publicUrl: string): void;
  readonly executions: readonly Execution[];
  /** A contact reaches the action; resolves when the product has answered, or HubSpot has given up asking. */
  reach(reach: Reach): Promise<Execution>;
  /** The same request once more, as it was signed: HubSpot's own repetition, or a stranger's. */
  repeat(callbackId: string): Promise<{ status: number; body: unknown }>;
  /** The workflow no longer waits. */
  expire(callbackId: string): void;
}

interface Options {
  clientSecret(): string;
  /** Names of the outputs the action declares. */
  outputs: readonly string[];
  storedAfterMs?: number | undefined;
}

const ATTEMPTS = 4;
const RETRY_MS = 50;
const states = new Set(['SUCCESS', 'FAIL_CONTINUE', 'BLOCK']);

export interface WorkflowMachine extends Workflows {
  readonly routes: readonly Route[];
}

/** Workflows that use the action of the app, and the endpoint that tells them what came of it. */
export function createWorkflows({ clientSecret, outputs, storedAfterMs = 500 }: Options): WorkflowMachine {
  let place: { target: string; publicUrl: string } | undefined;
  const executions: Execution[] = [];
  const requests = new Map<string, RequestInit & { body: string }>();

  const send = async (callbackId: string): Promise<Response> => {
    if (place === undefined) throw new Error('the action has no address');
    return fetch(place.target, { ...requests.get(callbackId), method: 'POST', redirect: 'manual' });
  };

  const settle = (execution: Execution, fields: unknown): void => {
    const { hs_execution_state: state, hs_expiration_duration: _, ...values } = fields as Outputs;
    if (!states.has(state ?? '')) throw new Error(`no execution state: ${state}`);
    const unknown = Object.keys(values).filter((name) => !outputs.includes(name));
    if (unknown.length > 0) throw new Error(`outputs the action does not declare: ${unknown.join(', ')}`);
    execution.outputs = values;
    if (state === 'BLOCK') execution.storedAt = Date.now() + storedAfterMs;
    execution.state = state === 'BLOCK' ? 'blocked' : (state as 'SUCCESS' | 'FAIL_CONTINUE');
  };

  const attempt = async (execution: Execution, left: number): Promise<void> => {
    const response = await send(execution.callbackId).catch(() => null);
    execution.statuses.push(response?.status ?? null);
    if (response !== null && response.status < 300) {
      const { outputFields } = (await response.json()) as { outputFields: unknown };
      // A repetition was answered before.
      if (execution.state === 'running') settle(execution, outputFields);
      return;
    }
    if (response !== null && response.status < 500 && response.status !== 429) execution.state = 'failed';
    else if (left <= 1) execution.state = 'failed';
    else {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await attempt(execution, left - 1);
    }
  };

  const complete = ({ portal, parameters, body, report }: Exchange) => {
    if (!isObject(body) || !isObject(body.outputFields)) {
      report('wrong_body', 'a completion needs outputFields');
      throw invalid('outputFields may not be null');
    }
    const others = Object.keys(body).filter((key) => key !== 'outputFields' && key !== 'typedOutputs');
    if (others.length > 0) report('wrong_body', `unknown keys: ${others.join(', ')}`);
    const found = executions.find(({ callbackId }) => callbackId === parameters[0]);
    if (found === undefined || found.portalId !== portal.portalId) throw notFound();
    if (found.state === 'running' || Date.now() < found.storedAt) throw notFound();
    if (found.state !== 'blocked') {
      throw new ApiError(409, { status: 'error', message: 'The callback was completed', category: 'CONFLICT' });
    }
    try {
      settle(found, body.outputFields);
    } catch (error) {
      report('wrong_body', String(error));
      throw invalid(String(error));
    }
    return reply(204);
  };

  return {
    executions,
    point(target, publicUrl) {
      place = { target, publicUrl };
    },
    async reach({ portalId, contactId, callbackId = `ap-${portalId}-${randomUUID()}`, signature = 'v2' }) {
      const fresh = { statuses: [], state: 'running' as const, storedAt: 0, outputs: {} };
      const execution: Execution = { callbackId, portalId, contactId, ...fresh };
      executions.push(execution);
      const body = JSON.stringify(payloadOf(execution));
      const uri = place?.publicUrl ?? '';
      requests.set(callbackId, { body, headers: headersOf({ clientSecret: clientSecret(), uri, body }, signature) });
      await attempt(execution, ATTEMPTS);
      return execution;
    },
    async repeat(callbackId) {
      const response = await send(callbackId);
      return { status: response.status, body: await response.json() };
    },
    expire(callbackId) {
      const found = executions.find((one) => one.callbackId === callbackId);
      if (found !== undefined) found.state = 'expired';
    },
    routes: [
      {
        kind: 'callbacks.complete',
        method: 'POST',
        path: '/automation/actions/callbacks/{ver}/{}/complete',
        scopes: ['automation'],
        hasBody: true,
        handle: complete,
      },
    ],
  };
}

const payloadOf = ({ callbackId, portalId, contactId }: Execution) => ({
  callbackId,
  origin: { portalId, actionDefinitionId: 1_234, actionDefinitionVersion: 1 },
  context: { source: 'WORKFLOWS', workflowId: 987_654 },
  object: { objectId: Number(contactId), objectType: 'CONTACT', properties: {} },
  inputFields: {},
});

interface Signed {
  clientSecret: string;
  uri: string;
  body: string;
}

function headersOf({ clientSecret, uri, body }: Signed, signature: 'v2' | 'v3'): Record<string, string> {
  const plain = createHash('sha256').update(`${clientSecret}POST${uri}${body}`).digest('hex');
  const timestamp = Date.now();
  return {
    'content-type': 'application/json',
    'x-hubspot-signature': plain,
    'x-hubspot-signature-version': 'v2',
    ...(signature === 'v3' && {
      'x-hubspot-signature-v3': signatureV3({ clientSecret, method: 'POST', uri, body, timestamp }),
      'x-hubspot-request-timestamp': `${timestamp}`,
    }),
  };
}
