import { LinkedQuote } from '../features/sale/quotes/linked/linked-quote.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';
import { Container } from '../ui/layout/surface.tsx';

/** The page behind the private link to a quote. */
export const QuotePage = () => (
  <Container py={{ base: '6', md: '12' }}>
    <LinkedQuote />
    <NoReferrer />
  </Container>
);
