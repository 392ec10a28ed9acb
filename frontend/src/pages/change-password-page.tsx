import { Portal } from '../features/accounts/portal.tsx';
import { telephoneLink, useCompany } from '../platform/company.ts';
import { Text, textLink } from '../ui/text.tsx';
import { chakra } from '@chakra-ui/react/styled-system';

/** Where somebody is sent who must choose a new password first. */
export const ChangePasswordPage = () => {
  const { phone } = useCompany();
  return (
    <Portal title="Change Password">
      <Text look="lead" maxW="prose">
        Your account needs a new password before the rest of the site opens for you.
      </Text>
      <Text quiet mt="4" maxW="prose">
        A password has at least 8 characters, with a lowercase letter, an uppercase letter and a number. Our team sets the
        change up with you{phone && <> at <chakra.a css={textLink} href={telephoneLink(phone)}>{phone}</chakra.a></>}.
      </Text>
    </Portal>
  );
};
