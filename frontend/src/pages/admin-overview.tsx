import { lazy, Suspense } from 'react';
import { UseOfferedDesign } from '../features/deals/contact/offered-design.tsx';
import { LeadDesignLine } from '../features/designs/list/lead-design-card.tsx';
import { OverviewTab } from '../features/overview/overview-tab.tsx';
import { Today } from '../features/today/today.tsx';

// Most of the time there is no such question.
const LinkCustomerPrompt = lazy(() =>
  import('../features/projects/detail/link-customer-prompt.tsx').then((file) => ({
    default: file.LinkCustomerPrompt,
  })),
);

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
        <Suspense>
          <LinkCustomerPrompt />
        </Suspense>
      </>
    )}
  />
);
