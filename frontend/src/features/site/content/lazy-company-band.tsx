import { lazy, Suspense } from 'react';

// In the HTML that is served; the page does not wait for its script.
const Band = lazy(() => import('./company-band.tsx').then((file) => ({ default: file.CompanyBand })));

/** Proof that the company exists, if there is any. */
export const CompanyBand = () => (
  <Suspense>
    <Band />
  </Suspense>
);
