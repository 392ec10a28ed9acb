import { VerifyEmail } from '../features/people/accounts/links/verify-email.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';

/** The page behind the link in a verification e-mail. */
export const VerifyEmailPage = () => (
  <SignInLayout
    title="Verify Email"
    lead="Confirming your address keeps others from signing up in your name."
  >
    <VerifyEmail />
    <NoReferrer />
  </SignInLayout>
);
