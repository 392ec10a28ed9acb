import { DealsScreen } from '../features/deals/deals-screen.tsx';

/** All deals, as a board by stage or as a list. */
export const DealsPage = () => <DealsScreen />;
