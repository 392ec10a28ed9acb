import { ForgotPassword } from '../features/people/accounts/password/forgot-password.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';

/** The page for requesting a link to choose a new password. */
export const ForgotPasswordPage = () => (
  <SignInLayout
    title="Forgot Password"
    lead="It happens. Tell us the address of your account, and we mail you a link to choose a new password."
  >
    <ForgotPassword />
  </SignInLayout>
);
