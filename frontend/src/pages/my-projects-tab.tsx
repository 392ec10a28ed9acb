import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { NextAppointment } from '../features/appointments/own/next-appointment.tsx';
import { DocumentTasks } from '../features/documents/requests/document-tasks.tsx';
import { MyProjects } from '../features/projects/list/my-projects.tsx';
import { ProjectGridSkeleton } from '../features/projects/list/project-grid.tsx';

// Most customers have nothing of it.
const MySale = lazy(() => import('./my-sale.tsx').then((file) => ({ default: file.MySale })));

/** The customer's first tab: the next appointment, what they buy, what happens next and what is to be done, then the projects. */
export const MyProjectsTab = () => {
  const [isSaleKnown, setSaleKnown] = useState(false);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <NextAppointment to="?tab=appointments" />
      {!isSaleKnown && <ProjectGridSkeleton />}
      {/* Loaded meanwhile, and shown at once: what somebody buys would push down projects that are there already. */}
      <chakra.div display={isSaleKnown ? 'contents' : 'none'}>
        <Suspense>
          <MySale onKnown={() => setSaleKnown(true)} />
        </Suspense>
        <DocumentTasks>{(tasksOf) => <MyProjects tasksOf={tasksOf} />}</DocumentTasks>
      </chakra.div>
    </chakra.div>
  );
};
