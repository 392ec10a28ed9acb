import { chakra } from '@chakra-ui/react/styled-system';
import { isPublic, routeAt } from '@hearthline/rules/routes.ts';
import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../platform/session/session-context.tsx';
import { watchBack } from '../../ui/dialogs/close-on-back.ts';
import { PageSpinner } from '../../ui/layout/spinner.tsx';
import { LinkPreloading } from '../navigation/scroll-and-focus.tsx';
import { stopRecordingEvents } from '../hydration-replay.ts';
import { servedFrame } from '../served-frame.ts';
import { FloatingButton } from './floating-button.tsx';
import { Head } from '../head/head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { LazyIdentityDialog } from './lazy-identity-dialog.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { isGuarded, loadWorkspace, worksAt } from '../workspace/load-workspace.ts';

const Workspace = lazy(loadWorkspace);

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '3',
    insetInlineStart: '3',
    zIndex: 'toast',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'pine',
    color: 'onPine',
    fontWeight: '600',
    fontSize: '1rem',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
});

/** Loads what is of use only after the first screen: before that, no focused element disappears and no link was followed. */
const useAfterFirstScreen = (): void => {
  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void import('../navigation/after-first-screen.ts').then(
      ({ start }) => (end &&= start()),
      () => undefined,
    );
    return () => {
      end?.();
      end = null;
    };
  }, []);
};

const Main = chakra('main', {
  base: { display: 'block', flex: '1 0 auto', _print: { minH: '0 !important' } },
});

interface SiteProps {
  /** Whether the page comes with the HTML, as high as it is. The footer of any other begins below the window, where nothing moves it. */
  readonly isServed: boolean;
  readonly children: ReactNode;
}

/** The public site: header, page, footer. */
const Site = ({ isServed, children }: SiteProps) => (
  <>
    <SiteHeader />
    <Main id="main" tabIndex={-1} minH={isServed ? undefined : '100dvh'}>
      {children}
    </Main>
    <SiteFooter />
  </>
);

/** A screen that needs a sign-in: without a frame, so that none is taken away again from whoever is led elsewhere. */
const Bare = ({ children }: { children: ReactNode }) => (
  <Main id="main" tabIndex={-1} minH="100dvh">
    {children}
  </Main>
);

const showFrame = (element: HTMLElement | null): void => element?.replaceChildren(...servedFrame);

/** While it is not known yet who is there, or the workspace is loading: what the page's HTML shows already. */
const Awaited = () =>
  servedFrame.length > 0 ? (
    <div ref={showFrame} style={{ display: 'contents' }} />
  ) : (
    <Bare>
      <PageSpinner />
    </Bare>
  );

/** The page in its frame: the workspace for the signed-in screens, header and footer for the public site. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { user, loading } = useSession();
  const route = routeAt(pathname);
  const guarded = isGuarded(route);
  const works = user && (guarded || worksAt(route, user));
  // The page is interactive now, even while its own file is still loading.
  useLayoutEffect(stopRecordingEvents, []);
  useAfterFirstScreen();
  useEffect(watchBack, []);
  return (
    <>
      <Head path={pathname} />
      <LinkPreloading />
      <SkipLink href="#main">Skip to content</SkipLink>
      {works ? (
        <Suspense fallback={<Awaited />}>
          <Workspace user={user}>{children}</Workspace>
        </Suspense>
      ) : guarded && loading ? (
        <Awaited />
      ) : guarded ? (
        <Bare>{children}</Bare>
      ) : (
        <Site isServed={!route || isPublic(route)}>{children}</Site>
      )}
      <FloatingButton path={pathname} />
      <LazyToaster />
      {/* The workspace has its own, which is as compact as the rest of it. */}
      {!works && <LazyIdentityDialog />}
    </>
  );
};
