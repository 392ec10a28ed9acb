import type { ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { useContext } from 'react';
import { FirstContent } from '../../../domain/served-content.ts';

/** What a card says of the price of a home; undefined if it was not served along and must be asked for. */
export const useServedShortPrice = (slug: string | undefined): ShortPrice | undefined => {
  const { prices } = useContext(FirstContent);
  return slug !== undefined && prices && Object.hasOwn(prices, slug) ? prices[slug] : undefined;
};
