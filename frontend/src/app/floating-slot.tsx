import { chakra } from '@chakra-ui/react/styled-system';
import { routeAt } from '@hearthline/rules/routes.ts';
import { useEffect, useState } from 'react';
import { ConsultantButton } from '../features/consultants/consultant-button.tsx';
import { useSession } from '../platform/session.tsx';

/** Pages without the button: each is a form of its own, which the button would cover while offering the same. */
const without: readonly string[] = ['/appointments', '/auth', '/verify-email', '/forgot-password', '/reset-password', '/invitation'];

/**
 * The button is a pill at the lower right of the window, in the margin beside the page if that is wide enough. On a phone it is
 * a line at the bottom that leaves while the reader scrolls down, and comes back with the first scroll up or with the keyboard.
 * The footer has room for it at the end of the page, and focused elements stay above it (`ui/theme.ts`). In a low window (a
 * phone on its side) it stays at the end of the page. Only the button is hidden, never the dialog it opens.
 */
const Strip = chakra('aside', {
  base: {
    position: 'fixed', bottom: { base: '0', sm: '4' }, insetInlineStart: { base: '0', sm: 'auto' }, insetInlineEnd: { base: '0', sm: '5' }, zIndex: 'floating',
    px: { base: '4', sm: '0' }, pt: { base: '2', sm: '0' }, pb: { base: 'calc(0.5rem + env(safe-area-inset-bottom))', sm: '0' },
    bg: { base: 'paper', sm: 'transparent' }, borderTopWidth: { base: '1px', sm: '0' }, borderColor: 'line',
    transition: 'transform 200ms, opacity 200ms, visibility 200ms',
    '@media (max-height: 30rem)': { position: 'static', display: 'flex', justifyContent: 'center', bg: 'paper', py: '2' },
    '@media (min-width: 1600px)': { bottom: '6' },
    _print: { display: 'none' },
    '&[data-place=gone]': { opacity: '0', visibility: 'hidden', '& > dialog': { visibility: 'visible' } },
    '@media (max-width: 639px) and (min-height: 30.01rem)': { '&[data-place=below]:not(:has(:focus-visible))': { transform: 'translateY(100%)' } },
  },
});

/** The floating button of the public pages that leads to a consultant. Staff and the portals of signed-in users do without. */
export const FloatingSlot = ({ path }: { path: string }) => {
  const route = routeAt(path);
  const { loading, user } = useSession();
  const isStaff = user !== null && user.role !== 'customer';
  const isShown = !isStaff && !(route && ('allow' in route || without.includes(route.path)));
  // Unknown at first: a button that appears a moment later disturbs less than one that disappears.
  const [isNeedless, setNeedless] = useState(true);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let end: (() => void) | null = () => undefined;
    void import('./floating-watch.ts').then(({ watchPage }) => (end &&= watchPage(setNeedless, setReading)), () => setNeedless(false));
    return () => {
      end?.();
      end = null;
      setNeedless(true);
      setReading(false);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Strip aria-label="Talk to us" data-place={isNeedless || loading ? 'gone' : isReading ? 'below' : 'here'}>
      <ConsultantButton />
    </Strip>
  );
};
