import { AcceptInvitation } from '../features/people/accounts/links/accept-invitation.tsx';
import { useCompany } from '../domain/company.ts';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';

/** The page behind the link in an invitation. */
export const InvitationPage = () => {
  const { name } = useCompany();
  return (
    <SignInLayout
      title="Accept Invitation"
      lead={`Welcome${name && ` to ${name}`}. Choose a password, and your account is ready.`}
    >
      <AcceptInvitation />
      <NoReferrer />
    </SignInLayout>
  );
};
