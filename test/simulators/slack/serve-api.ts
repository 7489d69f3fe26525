import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call, CallLog } from './call-log.ts';
import type { Admitted, Incoming } from './call-method.ts';
import type { FaultRules } from './fault-rules.ts';
import { isKnownError } from './method-table.ts';
import { readCall } from './read-request.ts';
import { SlackError } from './slack-error.ts';
import { deviate, errorReply, type Reply, sendReply, takesEffect } from './transport.ts';

export interface ServeApiDeps {
  admit(incoming: Incoming): Admitted;
  log: CallLog;
  rules: FaultRules;
  latencyMs(): number;
  now: () => number;
  /** Mistakes of the simulator itself. */
  broken(error: unknown): void;
}

/** Answers the Web API under `/api/`. */
export function createServeApi(deps: ServeApiDeps) {
  const { log, rules } = deps;

  const refuse = (error: unknown, call: Call): Reply => {
    if (!(error instanceof SlackError)) throw error;
    if (!isKnownError(call.method, error.code)) deps.broken(new Error(`${call.method} never answers ${error.code}`));
    return errorReply(error);
  };

  /** Finishes an admitted call; its effect, if any, is complete when this returns. */
  const finish = ({ token, work }: Admitted, call: Call): Reply => {
    const scopes = token === null ? {} : { 'x-oauth-scopes': token.scopes.join(',') };
    try {
      return { status: 200, headers: scopes, body: { ok: true, ...work() } };
    } catch (error) {
      const reply = refuse(error, call);
      return { ...reply, headers: { ...scopes, ...reply.headers } };
    }
  };

  const prepare = async (request: IncomingMessage, call: Call): Promise<() => Reply> => {
    const report = log.reportFor(call);
    try {
      const given = await readCall(request, report);
      call.args = given.args;
      call.channel = typeof given.args.channel === 'string' ? given.args.channel : null;
      // Admitted late: limits count calls in the order they take effect.
      return () => {
        try {
          return finish(deps.admit({ ...given, call, report }), call);
        } catch (error) {
          return refuse(error, call);
        }
      };
    } catch (error) {
      return () => refuse(error, call);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, method = ''] = /^\/api\/([^/?]*)/.exec(request.url ?? '') ?? [];
    const call = log.add(method, deps.now());
    response.on('close', () => {
      if (call.outcome === 'pending') call.outcome = 'aborted';
    });
    try {
      const work = await prepare(request, call);
      const latency = deps.latencyMs();
      if (latency > 0) await delay(latency);
      const deviation = rules.choose(call);
      if (deviation === undefined) {
        sendReply(response, work(), call);
        return;
      }
      call.scripted = true;
      const reply = takesEffect(deviation) ? work() : null;
      if (deviation.kind === 'delay') {
        await delay(deviation.ms);
        if (reply !== null) sendReply(response, reply, call);
      } else deviate(response, deviation, call);
    } catch (error) {
      deps.broken(error);
      response.destroy();
    }
  };
}
