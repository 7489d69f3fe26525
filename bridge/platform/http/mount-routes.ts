import type { IRouter, RequestHandler } from 'express';
import { answerOtherMethods } from './answer-methods.ts';

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
