import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Container } from '../ui/layout/surface.tsx';
import { NotFoundPage } from './not-found-page.tsx';

// Apart from this file, so that the site's first script need not name all that it consists of.
const ChangedPlan = lazy(() => import('./changed-plan.tsx').then((file) => ({ default: file.ChangedPlan })));

/** The editor of a plan; what was changed is in the address. */
export const PlanChangePage = () => {
  const { code = '' } = useParams();
  return (
    <Container maxW="84rem" pt={{ base: '4', md: '6' }} pb={{ base: '0', md: '16' }}>
      <Suspense>
        <ChangedPlan key={code} code={code} notFound={<NotFoundPage />} />
      </Suspense>
    </Container>
  );
};
