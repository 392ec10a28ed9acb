import { routes } from '@hearthline/rules/routes.ts';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../../ui/layout/spinner.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { RouteGuard } from './route-guard.tsx';
import { notFoundPage, pages } from './routes.tsx';

/** A loading boundary and an error boundary per address, so that header and footer stay in either case. */
const Screen = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSpinner />}>
        {children}
        <ScrollAndFocus />
      </Suspense>
    </ErrorBoundary>
  );
};

/** Renders the route table. */
export const RouteScreens = () => (
  <Screen>
    <Routes>
      {routes.map((route) => {
        const { Page } = pages[route.path];
        const element =
          'allow' in route ? (
            <RouteGuard allow={route.allow}>
              <Page />
            </RouteGuard>
          ) : (
            <Page />
          );
        return <Route key={route.path} path={route.path} element={element} />;
      })}
      <Route path="*" element={<notFoundPage.Page />} />
    </Routes>
  </Screen>
);
