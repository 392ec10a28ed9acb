import { UseOfferedDesign } from '../features/deals/contact/offered-design.tsx';
import { LeadDesignLine } from '../features/designs/list/lead-design-card.tsx';
import { OverviewTab } from '../features/overview/overview-tab.tsx';
import { LinkCustomerPrompt } from '../features/projects/detail/link-customer-prompt.tsx';
import { Today } from '../features/today/today.tsx';

/** The console's first tab: what waits for staff and what they have to decide, then the business at a glance. */
export const AdminOverview = () => (
  <OverviewTab
    today={(onShown) => (
      <>
        <Today
          onShown={onShown}
          drawDesign={(design) => (
            <LeadDesignLine design={design}>
              <UseOfferedDesign design={design} />
            </LeadDesignLine>
          )}
        />
        <LinkCustomerPrompt />
      </>
    )}
  />
);
