import { VerifyEmail } from '../features/accounts/verify-email.tsx';
import { Door } from '../ui/door.tsx';
import { NoReferrer } from '../ui/no-referrer.tsx';

/** The page behind the link in a verification e-mail. */
export const VerifyEmailPage = () => (
  <Door title="Verify Email" lead="Confirming your address keeps others from signing up in your name."><VerifyEmail /><NoReferrer /></Door>
);
