import type { RequestHandler } from 'express';
import { Problem } from '../problem.ts';
import { exchangeOf } from './exchange.ts';

/** Runs after the handlers of a path: OPTIONS lists the methods, any other method is refused with `Allow`. */
export function answerOtherMethods(route: string, methods: readonly string[]): RequestHandler {
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (req, res) => {
    exchangeOf(res).route = route;
    if (req.method !== 'OPTIONS') throw new Problem('method_not_allowed', { headers: { Allow: allow } });
    res.setHeader('Allow', allow);
    res.statusCode = 204;
    res.end();
  };
}

export const answerNotFound: RequestHandler = () => {
  throw new Problem('not_found');
};
