import { chakra } from '@chakra-ui/react/styled-system';
import { isStaff } from '@hearthline/rules/access.ts';
import { useCompany } from '../../domain/company.ts';
import { useAdminsQuery } from '../../gql/generated.ts';
import { useAccountLink } from '../../platform/session/account-link.ts';
import { useSession, useSessionStore } from '../../platform/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { FullPageNotice } from '../../ui/layout/full-page-notice.tsx';

/** Says that an address has to be proved first. */
export const VerifyEmail = () => {
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

/** Whom a colleague asks for what is not theirs. */
const WhoCanHelp = () => {
  const { data } = useAdminsQuery();
  const names = data?.staff.filter(({ role }) => role === 'admin').map(({ name }) => name);
  return <p>Ask {names?.length ? names.join(' or ') : 'an admin'} for access.</p>;
};

/** Says that a page is not for this user, who can change that for a colleague, and where theirs is. */
export const AccessDenied = () => {
  const { user } = useSession();
  const { to, title } = useAccountLink();
  return (
    <FullPageNotice title="Access Denied">
      <p>You don't have permission to access this page.</p>
      {user && isStaff(user.role) && user.role !== 'admin' && <WhoCanHelp />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={to}>Go to {title}</ButtonLink>
        <ButtonLink to="/" variant="outline">
          Return to Home
        </ButtonLink>
      </chakra.div>
    </FullPageNotice>
  );
};
