import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../problem.ts';
import { readRawBody } from '../raw-body.ts';
import { chooseSecret } from './choose-secret.ts';

interface Deps {
  /** The framework's own, by secret, at least one: each reads the body, proves it and answers. */
  routers: ReadonlyMap<string, RequestHandler>;
  /** Of a body. */
  maxBytes: number;
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
export function createEventsRoute({ routers, maxBytes, path, onRoute, discardRest, now }: Deps): RequestHandler {
  const [usual] = routers.values();
  if (usual === undefined) throw new Error('requests of Slack cannot be proved without a secret');
  return async (req, res, next) => {
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
    const router = routers.size === 1 ? usual : ((await routerOf(req, { routers, maxBytes, timestamp })) ?? usual);
    return router(req, res, next);
  };
}

interface Choice extends Pick<Deps, 'routers' | 'maxBytes'> {
  timestamp: string;
}

/** While a secret is rotated, of the one the request is signed with; the framework proves it once more. */
async function routerOf(req: Request, { routers, maxBytes, timestamp }: Choice): Promise<RequestHandler | undefined> {
  const rawBody = await readRawBody(req, { maxBytes, tooLarge: 'payload_too_large' });
  // Where the framework finds a body that was read before it.
  Object.assign(req, { rawBody });
  const signature = req.get('x-slack-signature') ?? '';
  const secret = chooseSecret([...routers.keys()], { timestamp, signature, body: rawBody.toString() });
  return secret === undefined ? undefined : routers.get(secret);
}
