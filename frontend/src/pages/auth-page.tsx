import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthForms } from '../features/people/accounts/auth-forms.tsx';
import { PortalLinks } from '../features/people/accounts/sign-in/portal-links.tsx';
import { returnUrl } from '../platform/navigation/sign-in-return-url.ts';
import { hasRestorableForm } from '../platform/form-memory/restored-form.ts';
import { afterSignInPath } from '../platform/navigation/after-sign-in.ts';
import { useSession } from '../platform/session/session-context.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { SignInPicture } from '../ui/layout/sign-in-picture.tsx';
import { FormMessage } from '../ui/forms/form-message.tsx';
import { PageSpinner } from '../ui/layout/spinner.tsx';

/** Signing in and up; a user who is signed in already is redirected at once. */
export const AuthPage = () => {
  const { loading, user, ended, unread } = useSession();
  const [isWaiting] = useState(hasRestorableForm);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = user && afterSignInPath(user, returnUrl(params.get('next')));
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [navigate, target]);

  const why = unread
    ? `${accountSentences.userFetchFailed}. ${accountSentences.signInAgain}`
    : accountSentences.sessionEnded;
  if (loading || user) return <PageSpinner text={user ? 'Redirecting...' : undefined} />;
  return (
    <SignInLayout
      title={params.get('tab') === 'signup' ? 'Sign Up' : 'Sign In'}
      lead={accountSentences.tagline}
      picture={
        <SignInPicture name="scene-keys" alt="A consultant hands a couple the key at their front door" />
      }
      more={<PortalLinks />}
    >
      {ended && (
        <chakra.div mb="5">
          <FormMessage tone={unread ? 'error' : 'plain'}>
            {why}
            {isWaiting && ` ${accountSentences.inputPreserved}`}
          </FormMessage>
        </chakra.div>
      )}
      <AuthForms />
    </SignInLayout>
  );
};
