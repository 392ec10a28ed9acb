import { AccountSettings } from '../features/accounts/settings/account-settings.tsx';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';

/** The signed-in user's own account. */
export const AccountPage = () => (
  <PortalLayout title="My Account">
    <AccountSettings />
  </PortalLayout>
);
