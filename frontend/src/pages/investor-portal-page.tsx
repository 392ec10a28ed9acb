import { Portal } from '../features/accounts/portal-layout.tsx';
import { InvestorView } from '../features/investors/investor-view.tsx';

/** The portal of role investor. */
export const InvestorPortalPage = () => (
  <Portal title="Investor Portal">
    <InvestorView />
  </Portal>
);
