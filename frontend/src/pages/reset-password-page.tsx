import { ResetPassword } from '../features/people/accounts/password/reset-password-form.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';

/** The page behind the link in a forgotten-password e-mail. */
export const ResetPasswordPage = () => (
  <SignInLayout
    title="Choose a New Password"
    lead="Take one that you use nowhere else. Several words in a row are easy to remember and hard to guess."
  >
    <ResetPassword />
    <NoReferrer />
  </SignInLayout>
);
