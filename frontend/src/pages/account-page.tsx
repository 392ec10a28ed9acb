import { AccountSettings } from '../features/accounts/account-settings.tsx';
import { Portal } from '../features/accounts/portal.tsx';

/** The signed-in user's own account. */
export const AccountPage = () => (
  <Portal title="My Account"><AccountSettings /></Portal>
);
