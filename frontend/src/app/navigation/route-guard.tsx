import { pagePermissions, refusal, type PageAction } from '@hearthline/rules/access.ts';
import { Fragment, lazy, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPathFrom } from '../../platform/navigation/sign-in-return-url.ts';
import { useHasBeenTrue } from '../../platform/state/has-been-true.ts';
import type { RedirectState } from '../../platform/navigation/after-sign-in.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { PageSpinner } from '../../ui/layout/spinner.tsx';

/** Redirects to another address. @param next where to go after that */
const Redirect = ({ to, next }: { to: string; next: string }) => {
  const navigate = useNavigate();
  useEffect(
    () => void navigate(to, { replace: true, state: { next } satisfies RedirectState }),
    [navigate, to, next],
  );
  return <PageSpinner text="Redirecting..." />;
};

/** Redirects to the sign-in form. @param from the address to return to; null after a sign-out, which leaves no trace of it */
const RedirectToSignIn = ({ from }: { from: string | null }) => {
  const navigate = useNavigate();
  useEffect(
    () => void navigate(from === null ? '/auth' : signInPathFrom(from), { replace: true }),
    [navigate, from],
  );
  return <PageSpinner text="Redirecting..." />;
};

// Few ever see them.
const VerifyEmail = lazy(() => import('./refused.tsx').then((file) => ({ default: file.VerifyEmail })));
export const AccessDenied = lazy(() =>
  import('./refused.tsx').then((file) => ({ default: file.AccessDenied })),
);

/**
 * Shows a screen to users admitted by the table of `rules/permissions.ts`, and tells the others why not
 * (docs/specification.md, section 2, Route guard).
 */
export const RouteGuard = ({ allow, children }: { allow: PageAction; children: ReactNode }) => {
  const { loading, user, ended } = useSession();
  const wasOpen = useHasBeenTrue(Boolean(user));
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  if (loading) return <PageSpinner />;
  switch (refusal(pagePermissions[allow], user)) {
    case 'UNAUTHENTICATED':
      return <RedirectToSignIn from={wasOpen && !ended ? null : here} />;
    case 'EMAIL_NOT_VERIFIED':
      return <VerifyEmail />;
    case 'FORBIDDEN':
      return <AccessDenied />;
    case 'MUST_CHANGE_PASSWORD':
      return <Redirect to="/change-password" next={here} />;
    case 'SECOND_FACTOR_MISSING':
      return <Redirect to="/second-factor" next={here} />;
    case null:
      // The key remounts the screen for another user: what is typed in a form belongs to the previous one.
      return <Fragment key={user?.id}>{children}</Fragment>;
  }
};
