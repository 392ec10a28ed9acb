import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ComponentProps } from 'react';

// What is said of prices is in the first HTML of a page where it was served along; no page waits for its script. Pages with a
// tighter budget load `card-price.tsx` themselves, so that others do not get a part of it.
const Card = lazy(() => import('./card-price.tsx').then((file) => ({ default: file.CardPrice })));
const Block = lazy(() => import('./home-price.tsx').then((file) => ({ default: file.DesignPriceBlock })));

/** The price of a home on its card. */
export const CardPrice = (props: ComponentProps<typeof Card>) => (
  // As high as what comes, so that nothing below moves.
  <Suspense fallback={<chakra.div minH="11.5rem" />}>
    <Card {...props} />
  </Suspense>
);

/** What a design costs at length. */
export const DesignPriceBlock = (props: ComponentProps<typeof Block>) => (
  <Suspense fallback={<chakra.div minH="40rem" />}>
    <Block {...props} />
  </Suspense>
);
