import { InvestorView } from '../features/site/investors/investor-view.tsx';

/** The portal of role investor. */
export const InvestorPortalPage = () => <InvestorView />;
