import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { NextAppointment } from '../features/appointments/own/next-appointment.tsx';
import { DocumentTasks } from '../features/documents/requests/document-tasks.tsx';
import { MyProjects } from '../features/projects/list/my-projects.tsx';

// Most customers have nothing of it.
const MySale = lazy(() => import('./my-sale.tsx').then((file) => ({ default: file.MySale })));

/** The customer's first tab: the next appointment, what they buy, what happens next and what is to be done, then the projects. */
export const MyProjectsTab = () => (
  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    <NextAppointment to="?tab=appointments" />
    <Suspense>
      <MySale />
    </Suspense>
    <DocumentTasks>{(tasksOf) => <MyProjects tasksOf={tasksOf} />}</DocumentTasks>
  </chakra.div>
);
