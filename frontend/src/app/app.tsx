import type { Bootstrap } from '../platform/company.ts';
import type { SessionStore } from '../platform/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

/** The whole site; the router around it is the browser's, a test's, or a prerender's. */
export const App = ({ company, site, session }: Bootstrap & { session: SessionStore }) => (
  <Providers company={company} site={site} session={session}>
    <ErrorBoundary>
      <Layout>
        <Screens />
      </Layout>
    </ErrorBoundary>
  </Providers>
);
