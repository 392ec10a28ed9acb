import { useParams } from 'react-router-dom';
import { VerifyScreen } from '../features/sale/agreements/verify/verify-screen.tsx';
import { Container } from '../ui/layout/surface.tsx';

/** Whether a document is the one that was signed here: by its file, or by the fingerprint in the address. */
export const VerifyPage = () => {
  const { hash = null } = useParams();
  return (
    <Container py={{ base: '6', md: '12' }}>
      <VerifyScreen hash={hash} />
    </Container>
  );
};
