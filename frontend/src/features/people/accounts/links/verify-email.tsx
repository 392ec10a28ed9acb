import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useVerificationLinkQuery } from '../../../../gql/generated.ts';
import { useMailedToken } from '../../../../platform/navigation/mailed-link-token.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { linkErrorText } from './link-error.ts';
import { VerificationLinkForm } from './request-link-form.tsx';

const Again = ({ reason = null }: { reason?: string | null }) => {
  const { user } = useSession();
  return (
    <InvalidLink
      reason={reason}
      advice={`${reason ? '' : 'Open the link in our mail to confirm your address. '}Enter your email address and we will send you a new link.`}
    >
      <VerificationLinkForm />
      <Text look="small" quiet css={{ '& a': textLink }}>
        {user ? (
          <>
            Changing the address of your account? Ask for a new link at <Link to="/account">My Account</Link>.
          </>
        ) : (
          <>
            Confirmed it before? Then you can <Link to="/auth">sign in</Link>.
          </>
        )}
      </Text>
    </InvalidLink>
  );
};

const Opening = () => (
  <chakra.div display="grid" gap="4" aria-busy data-skeleton>
    <chakra.span srOnly role="status">
      Loading...
    </chakra.span>
    <Skeleton width="80%" />
    <Skeleton minH="12" />
    <Skeleton minH="12" />
  </chakra.div>
);

const Open = ({ token, onUsed }: { token: string; onUsed: () => void }) => {
  // Whether to sign in first depends on the session, which is not known at once.
  const { loading: opening } = useSession();
  // Not cached: the token must not become a key in Apollo's cache.
  const { data, loading, error, refetch } = useVerificationLinkQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
    skip: opening,
  });
  const again = (): void => void refetch().catch(() => undefined);
  const dead = error && linkErrorText(error);
  useEffect(() => {
    if (dead) onUsed();
  }, [dead, onUsed]);
  if (dead) return <Again reason={dead} />;
  if (error && !loading) return <LoadError title="We could not open the link" error={error} retry={again} />;
  if (!data) return <Opening />;
  const { email, needsPassword, needsSignIn } = data.verificationLink;
  return needsSignIn ? (
    <SignInFirst email={email} onOtherSession={again} />
  ) : (
    <ConfirmEmailForm
      token={token}
      email={email}
      needsPassword={needsPassword}
      onUsed={onUsed}
      onDead={again}
    />
  );
};

/** Shows what a mailed link confirms, and confirms it at the press of a button, so that programs that follow links in e-mails do not use up the token. */
export const VerifyEmail = () => {
  const { token, forget } = useMailedToken();
  return token ? <Open key={token} token={token} onUsed={forget} /> : <Again />;
};
