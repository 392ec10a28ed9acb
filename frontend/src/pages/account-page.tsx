import { AccountSettings } from '../features/accounts/settings/account-settings.tsx';

/** The signed-in user's own account. */
export const AccountPage = () => <AccountSettings />;
