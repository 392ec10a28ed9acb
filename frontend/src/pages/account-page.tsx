import { AccountSettings } from '../features/accounts/settings/account-settings.tsx';
import { Portal } from '../features/accounts/portal-layout.tsx';

/** The signed-in user's own account. */
export const AccountPage = () => (
  <Portal title="My Account">
    <AccountSettings />
  </Portal>
);
