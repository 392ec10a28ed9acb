import { chakra } from '@chakra-ui/react/styled-system';
import { LogCallDialog } from '../features/contacts/detail/log-call-dialog.tsx';
import { OverviewTab } from '../features/overview/overview-tab.tsx';
import { LinkCustomerPrompt } from '../features/projects/detail/link-customer-prompt.tsx';

/** The console's first tab: what staff has to decide, then the business at a glance. */
export const AdminOverview = () => (
  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    <LinkCustomerPrompt />
    <OverviewTab callDialog={LogCallDialog} />
  </chakra.div>
);
