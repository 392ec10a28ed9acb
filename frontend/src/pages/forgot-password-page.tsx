import { ForgotPassword } from '../features/accounts/forgot-password.tsx';
import { Door } from '../ui/door.tsx';

/** The page for requesting a link to choose a new password. */
export const ForgotPasswordPage = () => (
  <Door title="Forgot Password" lead="It happens. Tell us the address of your account, and we mail you a link to choose a new password."><ForgotPassword /></Door>
);
