import { useParams } from 'react-router-dom';
import { ChangePlan } from '../features/plan-editor/change-plan.tsx';
import { Container } from '../ui/layout/surface.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The editor of a plan; what was changed is in the address. */
export const PlanChangePage = () => {
  const { code = '' } = useParams();
  return (
    <Container maxW="84rem" pt={{ base: '4', md: '6' }} pb={{ base: '0', md: '16' }}>
      <ChangePlan key={code} code={code} notFound={<NotFoundPage />} />
    </Container>
  );
};
