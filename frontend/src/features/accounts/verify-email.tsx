import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/accounts.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useVerifyEmailMutation } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import type { OnTheWay } from '../../platform/landing.ts';
import { useSession, useSessionStore } from '../../platform/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { Text, textLink } from '../../ui/text.tsx';
import { DeadLink } from './dead-link.tsx';
import { deadLink } from './link-problem.ts';
import { useMailedToken } from '../../platform/mailed-token.ts';
import { VerificationLinkForm } from './new-link-form.tsx';

const Again = ({ reason = null }: { reason?: string | null }) => {
  const { user } = useSession();
  return (
    <DeadLink reason={reason} advice={`${reason ? '' : 'Open the link in our mail to confirm your address. '}Tell us your address, and we send you a new link.`}>
      <VerificationLinkForm />
      <Text look="small" quiet css={{ '& a': textLink }}>
        {user ? <>Changing the address of your account? Ask for a new link at <Link to="/account">My Account</Link>.</>
          : <>Confirmed it before? Then you can <Link to="/auth">sign in</Link>.</>}
      </Text>
    </DeadLink>
  );
};

const Confirmed = () => (
  <chakra.div display="grid" gap="5" justifyItems="start">
    <FormMessage takesFocus>This address is confirmed.</FormMessage>
    <ButtonLink to="/account" variant="outline">My Account</ButtonLink>
  </chakra.div>
);

const Confirm = ({ token, onUsed }: { token: string; onUsed: () => void }) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [verify, { loading }] = useVerifyEmailMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [confirmed, setConfirmed] = useState(false);
  const dead = failure ? deadLink(failure) : null;

  const confirm = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await verify({ variables: { token } });
      onUsed();
      if (!user) return await navigate('/auth', { replace: true, state: { notice: data?.verifyEmail.message ?? accountSentences.emailVerified } satisfies OnTheWay });
      // The account's address may have changed by this.
      await session.reload();
      setConfirmed(true);
    } catch (error) {
      if (deadLink(error)) onUsed();
      setFailure(error);
    }
  };

  if (confirmed) return <Confirmed />;
  if (dead) return <Again reason={dead} />;
  return (
    <chakra.div display="grid" gap="5">
      {failure !== null && <FormMessage tone="error">{errorText(failure)}</FormMessage>}
      <Text>One press, and we know that this address is yours.</Text>
      <Button size="lg" disabled={loading} onClick={() => void confirm()}>{loading ? 'Confirming...' : 'Confirm my address'}</Button>
    </chakra.div>
  );
};

/** Confirms an address at the press of a button, so that programs that follow links in e-mails do not use up the token. */
export const VerifyEmail = () => {
  const { token, forget } = useMailedToken();
  return token ? <Confirm key={token} token={token} onUsed={forget} /> : <Again />;
};
