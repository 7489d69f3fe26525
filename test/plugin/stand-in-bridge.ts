import type { z } from 'zod';
import { settingsOperations } from '../../shared/app-settings.ts';
import { type CardOperation, cardOperations, signedCaller } from '../../shared/card.ts';
import { type ProblemCode, problems } from '../../shared/problems/problems.ts';
import { createHubSpotProxy, type ProxiedRequest } from './hubspot-proxy.ts';

export const operations = { ...cardOperations, ...settingsOperations };
type Operations = typeof operations;
export type OperationId = keyof Operations;
type Output<Id extends OperationId> = z.input<Operations[Id]['output']>;
type Input<Id extends OperationId> = Operations[Id]['input'] extends z.ZodType
  ? z.output<Operations[Id]['input']>
  : null;

/** A refusal of the bridge. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object = { error: `Refused with ${status}` }) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** A row of the problem table, as the bridge tells it. */
export const refusedWith = (code: ProblemCode, details: readonly object[] = []): Refused => {
  const { status, error } = problems[code];
  return new Refused(status, { error, code, details });
};

export type Answers = {
  [Id in OperationId]?: (question: {
    params: Record<string, string>;
    input: Input<Id>;
  }) => Output<Id> | Promise<Output<Id>>;
};

export const BRIDGE_URL = 'https://leads.example.com';

interface Route {
  id: OperationId;
  operation: CardOperation;
  params: Record<string, string>;
}

/** As Express would: the first that fits, so fixed words stand before parameters. */
function findRoute(method: string, path: string): Route | undefined {
  const fits = (Object.entries(operations) as [OperationId, CardOperation][]).flatMap(([id, operation]) => {
    const pattern = new RegExp(`^${operation.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = operation.method === method ? pattern.exec(path) : null;
    return found === null ? [] : [{ id, operation, params: { ...found.groups } }];
  });
  return fits.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/**
 * What the shared schemas let a bridge do: questions that do not fit them fail the test that asked them, and so do
 * answers that do not.
 */
export function createStandInBridge(answers: Answers) {
  const requests: { id: OperationId; params: Record<string, string>; input: unknown }[] = [];
  const faults: unknown[] = [];

  async function answer({ method, url, body }: ProxiedRequest): Promise<Response> {
    signedCaller.parse(Object.fromEntries(url.searchParams));
    const route = findRoute(method, url.pathname);
    if (route === undefined) throw new Error(`The bridge has no ${method} ${url.pathname}`);
    const { id, operation, params } = route;
    const input = operation.input === null ? null : operation.input.parse(JSON.parse(body));
    requests.push({ id, params, input });
    const handler = answers[id] as ((question: { params: object; input: unknown }) => unknown) | undefined;
    if (handler === undefined) throw new Error(`The test has no answer to ${id}`);
    const output = operation.output.parse(await handler({ params, input }));
    return new Response(JSON.stringify(output), { status: 200 });
  }

  const proxy = createHubSpotProxy({
    permitted: [`${BRIDGE_URL}/hubspot/card/`],
    upstream: async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof Refused) return new Response(JSON.stringify(error.body), { status: error.status });
        if (!(error instanceof Unreachable)) faults.push(error);
        throw error;
      }
    },
  });
  return { ...proxy, requests, faults };
}

/** The bridge is down, as the test wants it. */
export class Unreachable extends Error {}
