import { ResetPassword } from '../features/accounts/reset-password-form.tsx';
import { Door } from '../ui/door.tsx';
import { NoReferrer } from '../ui/no-referrer.tsx';

/** The page behind the link in a forgotten-password e-mail. */
export const ResetPasswordPage = () => (
  <Door title="Choose a New Password" lead="Take one that you use nowhere else. A few words in a row are easy to remember and hard to guess."><ResetPassword /><NoReferrer /></Door>
);
