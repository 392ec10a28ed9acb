import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { NextAppointment } from '../features/appointments/own/next-appointment.tsx';
import { DocumentTasks } from '../features/documents/requests/document-tasks.tsx';
import { MyProjects } from '../features/projects/list/my-projects.tsx';
import { ProjectGridSkeleton } from '../features/projects/list/project-grid.tsx';
import {
  useMyAgreementsQuery,
  useMyDesignsQuery,
  useMyPaymentsQuery,
  useMyQuotesQuery,
} from '../gql/generated.ts';
import { useHeldDesigns } from '../platform/business/held-design.ts';

const MySale = lazy(() => import('./my-sale.tsx').then((file) => ({ default: file.MySale })));

/** Asked again by each visit; what shows it reads what has come. */
const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** Whether the customer buys anything, or something of it cannot be read; null as long as that is not known. */
const useHasSale = (): boolean | null => {
  const held = useHeldDesigns();
  const quotes = useMyQuotesQuery(fresh);
  const designs = useMyDesignsQuery(fresh);
  const agreements = useMyAgreementsQuery(fresh);
  const payments = useMyPaymentsQuery(fresh);
  if ([quotes, designs, agreements, payments].some(({ data, error }) => !data && !error)) return null;
  const lists = [
    quotes.data?.myQuotes,
    designs.data?.myDesigns,
    agreements.data?.myAgreements,
    payments.data?.myPayments,
  ];
  return held.length > 0 || lists.some((list) => !list || list.length > 0);
};

/** The customer's first tab: the next appointment, what they buy, what happens next and what is to be done, then the projects. */
export const MyProjectsTab = () => {
  const hasSale = useHasSale();
  const [isSaleDrawn, setSaleDrawn] = useState(false);
  const isReady = isSaleDrawn || hasSale === false;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <NextAppointment to="?tab=appointments" />
      {!isReady && <ProjectGridSkeleton />}
      {/* Loaded meanwhile, and shown at once: what somebody buys would push down projects that are there already. */}
      <chakra.div display={isReady ? 'contents' : 'none'}>
        {hasSale && (
          <Suspense>
            <MySale onDrawn={() => setSaleDrawn(true)} />
          </Suspense>
        )}
        <DocumentTasks>{(tasksOf) => <MyProjects tasksOf={tasksOf} />}</DocumentTasks>
      </chakra.div>
    </chakra.div>
  );
};
