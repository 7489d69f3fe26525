import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DashboardProblem } from './client/dashboard-problem.ts';
import { signInEnded } from './client/sign-in-state.ts';
import '@mantine/core/styles.css';
import './theme/page.css';
import { MantineProvider } from '@mantine/core';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { leadFilter } from '../../../shared/dashboard/leads.ts';
import { call } from './client/call.ts';
import { Alone, FaultyPage, NoSuchPage, Shell } from './shell/shell.tsx';
import { cssVariables, theme } from './theme/theme.ts';

type Search = Readonly<Record<string, unknown>>;
const textOf = (search: Search, name: string) => (typeof search[name] === 'string' ? search[name] : undefined);

/** The lead filter in the address; unknown and invalid parts are dropped. */
function leadSearch(search: Search) {
  const names = Object.keys(leadFilter.shape) as (keyof typeof leadFilter.shape)[];
  const kept = names.filter((name) => leadFilter.shape[name].safeParse(search[name]).success);
  return leadFilter.parse(Object.fromEntries(kept.map((name) => [name, search[name]])));
}

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NoSuchPage,
  errorComponent: FaultyPage,
});

const alone = createRoute({ getParentRoute: () => root, id: 'alone', component: Alone });
const signIn = createRoute({
  getParentRoute: () => alone,
  path: '/sign-in',
  validateSearch: (search: Search): { back?: string } => {
    const back = textOf(search, 'back');
    return back === undefined ? {} : { back };
  },
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});
const link = createRoute({
  getParentRoute: () => alone,
  path: '/link',
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.tsx'), 'LinkPage'),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    await context.queries
      .ensureQueryData({ queryKey: ['readMe', {}], queryFn: () => call('readMe', {}) })
      .catch((error: unknown) => {
        const signedOut = error instanceof DashboardProblem && error.code === 'sign_in_required';
        throw signedOut ? redirect({ to: '/sign-in', search: { back: location.href } }) : error;
      });
  },
});

const inShell = <const Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) => createRoute({ getParentRoute: () => shell, path, component: lazyRouteComponent(load, name) });

const overview = inShell('/', () => import('./pages/overview/overview-page.tsx'), 'OverviewPage');
const leads = createRoute({
  getParentRoute: () => shell,
  path: '/leads',
  validateSearch: leadSearch,
  component: lazyRouteComponent(() => import('./pages/leads/leads-page.tsx'), 'LeadsPage'),
});
const lead = inShell('/leads/$leadId', () => import('./pages/lead/lead-page.tsx'), 'LeadPage');
const rules = inShell('/rules', () => import('./pages/rules/rules-page.tsx'), 'RulesPage');
const connections = inShell(
  '/connections',
  () => import('./pages/connections/connections-page.tsx'),
  'ConnectionsPage',
);
const api = inShell('/api', () => import('./pages/api/api-page.tsx'), 'ApiPage');
const people = inShell('/people', () => import('./pages/people/people-page.tsx'), 'PeoplePage');
const audit = inShell('/audit', () => import('./pages/audit/audit-page.tsx'), 'AuditPage');
const privacy = inShell('/privacy', () => import('./pages/privacy/privacy-page.tsx'), 'PrivacyPage');
const account = inShell('/account', () => import('./pages/account/account-page.tsx'), 'AccountPage');
const start = inShell('/start', () => import('./pages/start/start-page.tsx'), 'StartPage');

/** Values stay text, so that list addresses are readable and can be typed. */
const createDashboardRouter = (queries: QueryClient) =>
  createRouter({
    context: { queries },
    routeTree: root.addChildren([
      alone.addChildren([signIn, link]),
      shell.addChildren([overview, leads, lead, rules, connections, api, people, audit, privacy, account, start]),
    ]),
    // Search parameters that no page declares are dropped.
    search: { strict: true },
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
      const text = new URLSearchParams(given).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultPreload: 'intent',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>;
  }
}

const hasEnded = (error: Error) => error instanceof DashboardProblem && error.code === 'sign_in_required';
const isUnreachable = (error: Error) => error instanceof DashboardProblem && error.code === 'unreachable';

/** The first answer of `me` decides where to navigate; a session lost later asks for sign-in on the page itself. */
function createQueryClient(): QueryClient {
  const noticeEnd = (error: Error) => {
    if (hasEnded(error)) signInEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] !== 'readMe' || query.state.data !== undefined) noticeEnd(error);
      },
    }),
    mutationCache: new MutationCache({ onError: noticeEnd }),
    defaultOptions: {
      // What left the page, names included, is dropped from the cache within a minute.
      queries: { staleTime: 10_000, gcTime: 60_000, retry: (failures, error) => isUnreachable(error) && failures < 2 },
      mutations: { retry: false },
    },
  });
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// For style elements added by dialogs; the component library gets its nonce another way.
setNonce(nonce);

const queries = createQueryClient();
const router = createDashboardRouter(queries);
const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element "root"');
createRoot(place).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
