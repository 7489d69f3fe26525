import type { ReportFault } from './fault-log.ts';
import type { AccessToken } from './oauth.ts';
import type { Portal } from './portal.ts';
import type { Reply } from './transport.ts';

/** One authenticated call to an account. */
export interface Exchange {
  portal: Portal;
  access: AccessToken;
  appId: number;
  version: string;
  /** The variable parts of the path. */
  parameters: string[];
  query: URLSearchParams;
  body: unknown;
  /** Characters of the body. */
  bodyLength: number;
  report: ReportFault;
}

export interface Route {
  kind: string;
  method: string;
  /** `{ver}` is a dated version, `{}` a variable part. */
  path: string;
  /** One of them is enough; none means any token. */
  scopes: readonly string[];
  hasBody: boolean;
  handle(exchange: Exchange): Reply;
}

export const reply = (status: number, body?: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body,
});

const versions = new Set(['2026-03', '2026-09']);

export type Match<Kind> =
  | { found: 'route'; route: Kind; version: string; parameters: string[] }
  | { found: 'method' | 'none' };

/** Finds the route of a path; a path in an undated version is none. */
export function createMatcher<Kind extends { method: string; path: string }>(
  routes: readonly Kind[],
): (method: string, path: string) => Match<Kind> {
  const compiled = routes.map((route) => ({ route, segments: route.path.split('/') }));
  const byLength = Map.groupBy(compiled, ({ segments }) => segments.length);
  return (method, path) => {
    const given = path.split('/');
    let otherMethod = false;
    for (const { route, segments } of byLength.get(given.length) ?? []) {
      const parameters: string[] = [];
      let version = '';
      const fits = segments.every((segment, at) => {
        const part = given[at] as string;
        if (segment === '{ver}') version = part;
        else if (segment === '{}') parameters.push(unescapePart(part));
        return segment === '{ver}' ? versions.has(part) : segment === '{}' ? part !== '' : segment === part;
      });
      if (!fits) continue;
      if (route.method === method) return { found: 'route', route, version, parameters };
      otherMethod = true;
    }
    return { found: otherMethod ? 'method' : 'none' };
  };
}

/** A part of a path as it was meant; broken escapes stay. */
export function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
