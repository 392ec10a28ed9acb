import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInPathFrom } from '../../../../platform/navigation/sign-in-return-url.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';

/** The sign-in form, which leads back here; the link waits in this tab. */
const signInPath = signInPathFrom('/verify-email');

interface SignInFirstProps {
  /** The new address. */
  readonly email: string;
  /** Called when somebody has signed in or out since, as in another tab: the answer may be another one now. */
  readonly onOtherSession: () => void;
}

/** Asks to sign in to the account for which a new address was asked; whose that is, is not said. */
export const SignInFirst = ({ email, onOtherSession }: SignInFirstProps) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [first] = useState(user?.id);
  const [leaving, setLeaving] = useState(false);
  const lookAgain = useEffectEvent(onOtherSession);
  useEffect(() => {
    if (user?.id !== first && !leaving) lookAgain();
  }, [user?.id, first, leaving]);
  const change = async (): Promise<void> => {
    setLeaving(true);
    await session.signOut();
    await navigate(signInPath);
  };

  if (user)
    return (
      <chakra.div display="grid" gap="5">
        <FormMessage tone="error" takesFocus>
          {accountSentences.requestedByOtherAccount}
        </FormMessage>
        <Text look="small" quiet>
          You are signed in as {user.name}. If you did not ask for a new address, do nothing.
        </Text>
        <Button size="lg" disabled={leaving} onClick={() => void change()}>
          {leaving ? 'Signing out...' : 'Sign in to another account'}
        </Button>
      </chakra.div>
    );
  return (
    <chakra.div display="grid" gap="5">
      <Text overflowWrap="anywhere">
        To use <strong>{email}</strong> for your account, please sign in with the address that your account
        has now.
      </Text>
      <ButtonLink to={signInPath} size="lg">
        Sign In
      </ButtonLink>
      <Text look="small" quiet>
        You did not ask for a new address? Then do nothing.
      </Text>
    </chakra.div>
  );
};
