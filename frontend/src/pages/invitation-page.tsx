import { AcceptInvitation } from '../features/accounts/accept-invitation.tsx';
import { useCompany } from '../platform/company.ts';
import { Door } from '../ui/door.tsx';
import { NoReferrer } from '../ui/no-referrer.tsx';

/** The page behind the link in an invitation. */
export const InvitationPage = () => {
  const { name } = useCompany();
  return <Door title="Accept Invitation" lead={`Welcome${name && ` to ${name}`}. Choose a password, and your account is ready.`}><AcceptInvitation /><NoReferrer /></Door>;
};
