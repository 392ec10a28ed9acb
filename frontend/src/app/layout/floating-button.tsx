import { routeAt } from '@hearthline/rules/routes.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../platform/session/session-context.tsx';

/** Pages without the button: each has a form or tools of its own at the end of the window, which the button would cover while offering the same. */
const without: readonly string[] = [
  '/appointments',
  '/auth',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/homes/g/:code/change',
  // What is read and signed here has no room for it, and its own people to ask.
  '/quote',
  '/sign',
];

/**
 * The floating button of the public pages that leads to a consultant. Staff and the portals of signed-in users do without.
 * It is loaded after the first screen: it appears only once it is known whether the page shows another booking button.
 */
export const FloatingButton = ({ path }: { path: string }) => {
  const route = routeAt(path);
  const { loading, user } = useSession();
  const [Strip, setStrip] = useState<ComponentType<{ isWaiting: boolean }> | null>(null);
  const isStaff = user !== null && user.role !== 'customer';
  const isShown = !isStaff && !(route && ('allow' in route || without.includes(route.path)));
  useEffect(() => {
    // Without it there is still the header's link.
    if (isShown)
      void import('./floating-strip.tsx').then(
        ({ FloatingStrip }) => setStrip(() => FloatingStrip),
        () => undefined,
      );
  }, [isShown]);
  return isShown && Strip && <Strip isWaiting={loading} />;
};
