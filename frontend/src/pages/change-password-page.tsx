import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ChangePasswordForm } from '../features/people/accounts/password/change-password-form.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { Card } from '../ui/layout/surface.tsx';
import { Text } from '../ui/text/text.tsx';

/** Changing one's own password, by choice or because it is required before the rest of the site opens. */
export const ChangePasswordPage = () => {
  const { user } = useSession();
  // As it was when the page was opened, so that the texts do not change while they are read.
  const [forced] = useState(user?.mustChangePassword ?? false);
  return (
    <chakra.div
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
      alignItems="start"
    >
      <div>
        <Text look="lead" maxW="36ch">
          {forced
            ? 'Your account needs a new password before the rest of the site opens for you.'
            : 'Choose a password that you do not use anywhere else.'}
        </Text>
        <Text quiet mt="4" maxW="prose">
          {forced
            ? 'Our team asked for this change to keep your account safe. After that, you continue to the page you opened.'
            : 'Several words in a row are easy to remember and hard to guess.'}{' '}
          Your other devices are signed out.
        </Text>
      </div>
      <Card p={{ base: '6', md: '8' }}>
        <ChangePasswordForm />
      </Card>
    </chakra.div>
  );
};
