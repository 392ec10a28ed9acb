import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { useContent } from './content.ts';

// In the HTML that is served; the page does not wait for its script.
const Band = lazy(() => import('./company-band.tsx').then((file) => ({ default: file.CompanyBand })));

/** Proof that the company exists, if there is any. */
export const CompanyBand = () =>
  useContent('company_fact').length > 0 && (
    // About as high as what comes, where the page is opened from another one.
    <Suspense fallback={<chakra.div minH={{ base: '37rem', md: '22rem' }} />}>
      <Band />
    </Suspense>
  );
