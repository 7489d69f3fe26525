import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DashboardProblem } from './client/dashboard-problem.ts';
import { signInEnded } from './client/sign-in-state.ts';
import '@mantine/core/styles.css';
import './theme/page.css';
import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { createDashboardRouter } from './routes.tsx';
import { cssVariables, theme } from './theme/theme.ts';

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
