import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { InvestorView } from '../features/investors/investor-view.tsx';

/** The portal of role investor. */
export const InvestorPortalPage = () => (
  <PortalLayout title="Investor Portal">
    <InvestorView />
  </PortalLayout>
);
