import { lazy, Suspense } from 'react';
import { OperationsView } from '../features/office/operations/operations-view.tsx';
import { PageSpinner } from '../ui/layout/spinner.tsx';

const Health = lazy(() =>
  import('../features/office/health/health-panel.tsx').then((file) => ({ default: file.HealthPanel })),
);

/** The portal of role devops. */
export const DevelopmentOpsPage = () => (
  <OperationsView
    monitoring={
      <Suspense fallback={<PageSpinner />}>
        <Health everyMs={15_000} />
      </Suspense>
    }
  />
);
