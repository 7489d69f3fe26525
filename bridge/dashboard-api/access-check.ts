import type { Request, Response } from 'express';
import { mayDo, type Role } from '../../shared/dashboard/operation.ts';
import { exchangeOf } from '../platform/http/exchange.ts';
import { Problem } from '../platform/problem.ts';
import type { Browser, DashboardCaller } from './handlers.ts';
import { createOriginCheck } from './own-origin.ts';

/**
 * Undefined when nobody is signed in. Checked on every request: a session ended elsewhere stops working. `onlyLooks`
 * does not extend the session.
 */
export type FindCaller = (browser: Browser, how?: { onlyLooks: boolean }) => Promise<DashboardCaller | undefined>;

export interface AccessCheckDeps {
  publicUrl: string;
  findCaller: FindCaller;
  addressOf(req: Request): string;
}

export interface AccessCheck {
  /** @throws {Problem} `foreign_origin` */
  open(req: Request, res: Response, path: string): Browser;
  /** @throws {Problem} `sign_in_required`, `role_too_low` */
  identify(browser: Browser, res: Response, role: Role): Promise<DashboardCaller>;
}

/** Checks origin, session, role, in this order: unauthorized callers learn nothing about the result. */
export function createAccessCheck({ publicUrl, findCaller, addressOf }: AccessCheckDeps): AccessCheck {
  const own = createOriginCheck(publicUrl);
  return {
    open(req, res, path) {
      exchangeOf(res).route = path;
      exchangeOf(res).namesProblem = true;
      own.check(req);
      return {
        cookie: req.headers.cookie,
        userAgent: req.headers['user-agent'],
        address: addressOf(req),
        origin: own.originFor(req.headers),
        mailOrigin: own.shownOrigin(req.socket.localPort),
        setCookies: (cookies) => void res.appendHeader('Set-Cookie', cookies),
      };
    },
    async identify(browser, res, role) {
      const caller = await findCaller(browser);
      if (caller === undefined) throw new Problem('sign_in_required');
      exchangeOf(res).accountId = caller.accountId;
      if (!mayDo(caller.role, role)) throw new Problem('role_too_low');
      return caller;
    },
  };
}
