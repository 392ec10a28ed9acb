import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { MyAgreements } from '../features/agreements/my-agreements.tsx';
import { NextAppointment } from '../features/appointments/own/next-appointment.tsx';
import { MyQuotes } from '../features/quotes/own/my-quotes.tsx';
import { DocumentTasks } from '../features/documents/requests/document-tasks.tsx';
import { MyPayments } from '../features/payments/my-payments.tsx';
import { MyProjects } from '../features/projects/list/my-projects.tsx';

// Most customers have none.
const MyDesigns = lazy(() =>
  import('../features/designs/list/my-designs.tsx').then((file) => ({ default: file.MyDesigns })),
);

/** The customer's first tab: the next appointment, their quotes and designs, what happens next and what is to be done, then the projects. */
export const MyProjectsTab = () => (
  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    <NextAppointment to="?tab=appointments" />
    <MyQuotes />
    <Suspense>
      <MyDesigns />
    </Suspense>
    <MyAgreements />
    <MyPayments />
    <DocumentTasks>{(tasksOf) => <MyProjects tasksOf={tasksOf} />}</DocumentTasks>
  </chakra.div>
);
