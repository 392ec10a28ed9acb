import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { textLink } from '../../../../ui/text/text.tsx';
import { PasswordLinkForm } from '../links/request-link-form.tsx';

/** The address typed into the sign-in form, if the user comes from there. */
const typedBefore = (state: unknown): string => {
  const { email } = (typeof state === 'object' && state !== null ? state : {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
};

/** Asks for the address; the answer is the same whether or not an account has it. */
export const ForgotPassword = () => (
  <chakra.div display="grid" gap="5">
    <PasswordLinkForm action="Send me a link" email={typedBefore(useLocation().state)} />
    <chakra.p textStyle="small" textAlign="center" css={{ '& a': textLink }}>
      <Link to="/auth">Back to Sign In</Link>
    </chakra.p>
  </chakra.div>
);
