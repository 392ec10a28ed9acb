import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';

// In the HTML that is served; no page waits for its script.
const PlaceForm = lazy(() => import('./place-form.tsx').then((file) => ({ default: file.PlaceForm })));

/** Asks visitors where their home will stand. */
export const VisitorPlaceForm = () => (
  // As high as what comes, so that nothing below moves.
  <Suspense fallback={<chakra.div minH="8.5rem" />}>
    <PlaceForm />
  </Suspense>
);
