import { chakra } from '@chakra-ui/react/styled-system';
import { permissionOf, refusal, type Action } from '@hearthline/rules/permissions.ts';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPathFrom } from '../../platform/navigation/sign-in-return-url.ts';
import { useCompany } from '../../platform/business/company.ts';
import { useAccountLink } from '../../platform/session/account-link.ts';
import { useHasBeenTrue } from '../../platform/state/has-been-true.ts';
import type { RedirectState } from '../../platform/navigation/after-sign-in.ts';
import { useSession, useSessionStore } from '../../platform/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { FullPageNotice } from '../../ui/layout/full-page-notice.tsx';
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

const VerifyEmail = () => {
  const { email } = useCompany();
  const session = useSessionStore();
  return (
    <FullPageNotice title="Email Verification Required">
      <p>Please check your email and click the verification link to continue.</p>
      <p>
        Can’t find the message? Check your spam folder or contact support
        {email && (
          <>
            {' '}
            at <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        .
      </p>
      <Button variant="outline" onClick={() => void session.signOut()}>
        Logout
      </Button>
    </FullPageNotice>
  );
};

const AccessDenied = () => {
  const { to, title } = useAccountLink();
  return (
    <FullPageNotice title="Access Denied">
      <p>You don't have permission to access this page.</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={to}>Go to {title}</ButtonLink>
        <ButtonLink to="/" variant="outline">
          Return to Home
        </ButtonLink>
      </chakra.div>
    </FullPageNotice>
  );
};

/**
 * Shows a screen to users admitted by the table of `rules/permissions.ts`, and tells the others why not (specification,
 * section 2, Route guard).
 */
export const RouteGuard = ({ allow, children }: { allow: Action; children: ReactNode }) => {
  const { loading, user, ended } = useSession();
  const wasOpen = useHasBeenTrue(Boolean(user));
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  if (loading) return <PageSpinner />;
  switch (refusal(permissionOf(allow), user)) {
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
