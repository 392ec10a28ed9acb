import { lazy, Suspense } from 'react';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { OperationsView } from '../features/operations/operations-view.tsx';
import { PageSpinner } from '../ui/layout/spinner.tsx';

const Health = lazy(() =>
  import('../features/health/health-panel.tsx').then((file) => ({ default: file.HealthPanel })),
);

/** The portal of role devops. */
export const DevelopmentOpsPage = () => (
  <PortalLayout title="Development Operations">
    <OperationsView
      monitoring={
        <Suspense fallback={<PageSpinner />}>
          <Health everyMs={15_000} />
        </Suspense>
      }
    />
  </PortalLayout>
);
