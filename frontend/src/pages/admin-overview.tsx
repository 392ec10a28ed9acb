import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense } from 'react';
import { OverviewTab } from '../features/office/overview/overview-tab.tsx';
import { Today } from '../features/office/today/today.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';

// Most of what waits came without one.
const WaitingDesign = lazy(() =>
  import('./waiting-design.tsx').then((file) => ({ default: file.WaitingDesign })),
);

// Most of the time there is no such question.
const LinkCustomerPrompt = lazy(() =>
  import('../features/delivery/projects/detail/link-customer-prompt.tsx').then((file) => ({
    default: file.LinkCustomerPrompt,
  })),
);

/** What waits for staff and what they have to decide. */
const today = (onShown?: () => void) => (
  <>
    <Today
      {...(onShown && { onShown })}
      drawDesign={(design) => (
        // As high as the picture of the design.
        <Suspense fallback={<Skeleton minH="12" w="4.5rem" data-skeleton />}>
          <WaitingDesign design={design} />
        </Suspense>
      )}
    />
    <Suspense>
      <LinkCustomerPrompt />
    </Suspense>
  </>
);

/** The console's first tab: what waits, then the business at a glance for those who see all of it. */
export const AdminOverview = () => {
  const { user } = useSession();
  return can(user, 'overview:read') ? <OverviewTab today={today} /> : today();
};
