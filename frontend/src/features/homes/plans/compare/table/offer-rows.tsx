import { chakra } from '@chakra-ui/react/styled-system';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { includedItems } from '@hearthline/rules/homes/compare/included.ts';
import type { Offer } from '@hearthline/rules/homes/compare/offer.ts';
import type { ReactNode } from 'react';
import type { PriceContent } from '../../../../../domain/price-content.ts';
import { OfferAnswer, OfferInput, type OfferCellProps } from './offer-cells.tsx';
import { OfferMonth } from './offer-month.tsx';

/** Their offer's cells by the keys of the rows; where there is none, it has nothing to say. */
export const offerCells = (
  offer: Offer,
  loan: NonNullable<PriceContent['loan']> | null,
  typed: OfferCellProps,
): Readonly<Record<string, ReactNode>> => ({
  Bedrooms: <OfferInput name="bedrooms" label="Their bedrooms" placeholder="3" {...typed} />,
  Baths: <OfferInput name="baths" label="Their baths" placeholder="2" {...typed} />,
  'Square feet': <OfferInput name="squareFeet" label="Their square feet" placeholder="1,400" {...typed} />,
  'Price of the home': <OfferInput name="price" label="Their price" placeholder="$139,000" {...typed} />,
  'A month': (
    <chakra.div display="grid" gap="2">
      <OfferInput name="monthly" label="Their monthly payment" placeholder="$900" {...typed} />
      <OfferMonth offer={offer} loan={loan} />
    </chakra.div>
  ),
  'Per square foot':
    offer.priceCents !== null &&
    offer.squareFeet !== null &&
    wholeDollars(offer.priceCents / 100 / offer.squareFeet),
  ...Object.fromEntries(
    includedItems.map(({ key, title }) => [
      key,
      <OfferAnswer key={key} item={key} title={title} {...typed} />,
    ]),
  ),
});
