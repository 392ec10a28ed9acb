import { LogCallDialog } from '../features/contacts/log-call-dialog.tsx';
import { OverviewTab } from '../features/overview/overview-tab.tsx';

/** The overview, in which calls to contacts are logged. */
export const AdminOverview = () => <OverviewTab callDialog={LogCallDialog} />;
