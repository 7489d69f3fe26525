import type { IRouter, RequestHandler } from 'express';
import { Problem } from '../problem.ts';
import { exchangeOf } from './exchange.ts';

export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  handler: RequestHandler;
}

/** Several methods may share a path; other methods get a 405 that names them. */
export function mountRoutes(router: IRouter, routes: readonly Route[]): void {
  for (const [path, sharing] of Map.groupBy(routes, (route) => route.path)) {
    for (const { method, handler } of sharing) router[method](path, handler);
    const methods = sharing.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
    router.all(path, answerOtherMethods(path, methods));
  }
}

/** Runs after the handlers of a path: OPTIONS lists the methods, any other method is refused with `Allow`. */
function answerOtherMethods(route: string, methods: readonly string[]): RequestHandler {
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
