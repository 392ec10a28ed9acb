import { SignScreen } from '../features/sale/agreements/sign/sign-screen.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';
import { Container } from '../ui/layout/surface.tsx';

/** The page behind a signer's private link. */
export const SignPage = () => (
  <Container py={{ base: '6', md: '12' }}>
    <SignScreen />
    <NoReferrer />
  </Container>
);
