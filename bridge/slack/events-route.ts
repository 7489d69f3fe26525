import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../problem.ts';

interface Deps {
  /** The framework's own: it reads the body, proves it and answers. */
  router: RequestHandler;
  path: string;
  onRoute(res: Response, route: string): void;
  /** Takes in what is left of a body that was refused. */
  discardRest(req: Request): void;
  now(): Date;
}

/** As much as a request may be old. */
const MOST_AHEAD_S = 300;
const FORM = 'application/x-www-form-urlencoded';

/** `POST /slack/events`: events, buttons, forms and commands. Has to stand before anything that reads bodies. */
export function createEventsRoute({ router, path, onRoute, discardRest, now }: Deps): RequestHandler {
  return (req, res, next) => {
    onRoute(res, path);
    const timestamp = req.get('x-slack-request-timestamp') ?? '';
    // The framework refuses old requests, and takes those of the future for as long as anybody cares to repeat them.
    if (!/^\d{1,12}$/.test(timestamp) || Number(timestamp) - now().getTime() / 1_000 > MOST_AHEAD_S)
      throw new Problem('invalid_signature');
    // A proxy may name a charset, with which the framework would take the form for JSON.
    if (req.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === FORM) req.headers['content-type'] = FORM;
    // The framework leaves the rest of a body that is too large where it is, and the connection with it.
    res.once('finish', () => {
      discardRest(req);
      req.resume();
    });
    return router(req, res, next);
  };
}
