import { chakra } from '@chakra-ui/react/styled-system';
import { isPublic, routeAt } from '@hearthline/rules/routes.ts';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { watchBack } from '../../ui/dialogs/close-on-back.ts';
import { LinkPreloading } from '../navigation/scroll-and-focus.tsx';
import { stopRecordingEvents } from '../hydration-replay.ts';
import { FloatingButton } from './floating-button.tsx';
import { Head } from '../head/head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';

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
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
});

/** Loads the focus keeper after the first screen: before that, no focused element disappears. */
const useKeptFocus = (): void => {
  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void import('../navigation/lost-focus.ts').then(
      ({ recoverLostFocus }) => (end &&= recoverLostFocus()),
      () => undefined,
    );
    return () => {
      end?.();
      end = null;
    };
  }, []);
};

/** Header, page, footer, and the floating button above them. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  // Header and footer are interactive now, even while the page's own file is still loading.
  useLayoutEffect(stopRecordingEvents, []);
  useKeptFocus();
  useEffect(watchBack, []);
  return (
    <>
      <Head path={pathname} />
      <LinkPreloading />
      <SkipLink href="#main">Skip to content</SkipLink>
      <SiteHeader />
      {/* A page that is not prerendered grows while it loads: as tall as the window from the start, it keeps the footer from moving across it. */}
      <chakra.main
        id="main"
        tabIndex={-1}
        display="block"
        flex="1 0 auto"
        minH={route && !isPublic(route) ? '100dvh' : undefined}
        _print={{ minH: '0' }}
      >
        {children}
      </chakra.main>
      <SiteFooter />
      <FloatingButton path={pathname} />
      <LazyToaster />
    </>
  );
};
