import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { NextAppointment } from '../features/sale/appointments/own/next-appointment.tsx';
import { DocumentTasks } from '../features/delivery/documents/requests/document-tasks.tsx';
import { useHasOwnSale } from '../features/sale/quotes/own/own-sale.ts';
import { MyProjects } from '../features/delivery/projects/list/my-projects.tsx';
import { ProjectGridSkeleton } from '../features/delivery/projects/list/project-grid.tsx';

const MySale = lazy(() => import('./my-sale.tsx').then((file) => ({ default: file.MySale })));

/** The customer's first tab: the next appointment, what they buy, what happens next and what is to be done, then the projects. */
export const MyProjectsTab = () => {
  const hasSale = useHasOwnSale();
  const [isSaleRead, setSaleRead] = useState(false);
  const isReady = isSaleRead || hasSale === false;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <NextAppointment to="?tab=appointments" />
      {!isReady && <ProjectGridSkeleton />}
      {/* Loaded meanwhile, and shown at once: what somebody buys would push down projects that are there already. */}
      <chakra.div display={isReady ? 'contents' : 'none'}>
        {hasSale && (
          <Suspense>
            <MySale onRead={() => setSaleRead(true)} />
          </Suspense>
        )}
        <DocumentTasks>{(tasksOf) => <MyProjects tasksOf={tasksOf} />}</DocumentTasks>
      </chakra.div>
    </chakra.div>
  );
};
