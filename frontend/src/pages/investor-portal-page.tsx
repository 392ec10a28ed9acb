import { Portal } from '../features/accounts/portal.tsx';
import { Text } from '../ui/text.tsx';

/** The portal of role investor. */
export const InvestorPortalPage = () => (
  <Portal title="Investor Portal">
    <Text look="lead" quiet maxW="prose">
      For investors in our three divisions: AI housing, Vertical Pods Housing Systems, and the Triple Crown Historical Monument Movement. Each division has separate access controls; your account manager hands out the credentials.
    </Text>
  </Portal>
);
