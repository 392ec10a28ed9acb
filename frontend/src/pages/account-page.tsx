import { AccountSettings } from '../features/people/accounts/settings/account-settings.tsx';

/** The signed-in user's own account. */
export const AccountPage = () => <AccountSettings />;
