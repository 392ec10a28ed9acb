import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SecondFactors } from '../features/people/accounts/second-factor/second-factors.tsx';
import { afterSignInPath, readRedirectState } from '../platform/navigation/after-sign-in.ts';
import { useSession, useSessionStore } from '../platform/session/session-context.tsx';
import { Card } from '../ui/layout/surface.tsx';
import { Text } from '../ui/text/text.tsx';

/** Setting up a second factor, by choice or because it is required before the rest of the site opens. */
export const SecondFactorPage = () => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  const { next } = readRedirectState(useLocation().state);
  // As it was when the page was opened, so that the texts do not change while they are read.
  const [forced] = useState(user?.mustAddSecondFactor ?? false);

  const goOn = async (): Promise<void> => {
    if (!forced || !user) return;
    // The guard would stop a user whose loaded account still says that it is missing.
    await session.reload();
    await navigate(afterSignInPath({ ...user, mustAddSecondFactor: false }, next ?? null), { replace: true });
  };

  return (
    <chakra.div
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 32rem' }}
      alignItems="start"
    >
      <div>
        <Text look="lead" maxW="36ch">
          {forced
            ? 'Your account needs a second factor before the rest of the site opens for you.'
            : 'A second factor confirms that it is you who signs in.'}
        </Text>
        <Text quiet mt="4" maxW="prose">
          An app on your phone shows a code, or your device knows you by your fingerprint, your face, or its
          PIN. Somebody who learns your password cannot sign in with it alone.
        </Text>
      </div>
      <Card p={{ base: '6', md: '8' }}>
        <SecondFactors onReady={() => void goOn()} />
      </Card>
    </chakra.div>
  );
};
