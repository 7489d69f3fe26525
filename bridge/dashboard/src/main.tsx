import '@mantine/core/styles.css';
import './theme/page.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './client/query-client.ts';
import { createDashboardRouter } from './routes.tsx';
import { cssVariables, theme } from './theme/theme.ts';

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
