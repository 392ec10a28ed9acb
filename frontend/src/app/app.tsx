import type { ContentItem } from '@hearthline/rules/content.ts';
import type { Bootstrap } from '../platform/company.ts';
import { FirstContent } from '../platform/first-content.ts';
import type { SessionStore } from '../platform/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

/** The whole site; the caller wraps it in the router of the browser, a test or the prerenderer. */
export const App = ({ company, site, content, session }: Bootstrap & { content: readonly ContentItem[]; session: SessionStore }) => (
  <Providers company={company} site={site} session={session}>
    <ErrorBoundary>
      <FirstContent value={content}>
        <Layout>
          <Screens />
        </Layout>
      </FirstContent>
    </ErrorBoundary>
  </Providers>
);
