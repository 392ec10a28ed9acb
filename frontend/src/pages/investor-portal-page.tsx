import { InvestorView } from '../features/investors/investor-view.tsx';

/** The portal of role investor. */
export const InvestorPortalPage = () => <InvestorView />;
