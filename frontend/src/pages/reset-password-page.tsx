import { ResetPassword } from '../features/accounts/reset-password-form.tsx';
import { Door } from '../ui/door.tsx';
import { NoReferrer } from '../ui/no-referrer.tsx';

/** Where the link of a mail about a forgotten password leads. */
export const ResetPasswordPage = () => (
  <Door title="Choose a New Password" lead="Take one that you use nowhere else. A few words in a row are easy to remember and hard to guess."><ResetPassword /><NoReferrer /></Door>
);
