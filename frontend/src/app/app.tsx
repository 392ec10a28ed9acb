import type { Bootstrap } from '../domain/company.ts';
import { FirstContent, type FirstServed } from '../domain/served-content.ts';
import type { SessionStore } from '../platform/session/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { Providers } from './providers.tsx';
import { RouteScreens } from './navigation/route-screens.tsx';

/** The whole site; the caller wraps it in the router of the browser, a test or the prerenderer. */
export const App = ({
  company,
  site,
  content,
  session,
}: Bootstrap & { content: FirstServed; session: SessionStore }) => (
  <Providers company={company} site={site} session={session}>
    <ErrorBoundary>
      <FirstContent value={content}>
        <Layout>
          <RouteScreens />
        </Layout>
      </FirstContent>
    </ErrorBoundary>
  </Providers>
);
