import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { useContext } from 'react';
import type { Configuration } from './configuration.ts';
import { FirstContent, useServedHome } from './served-content.ts';

/** The price that the page of a home was served with: of the home with nothing chosen, at no place. */
export const useServedPrice = ({
  home,
  roof,
  siding,
  options,
  site,
  loan,
  claims,
}: Configuration): Price | undefined => {
  const { price } = useContext(FirstContent);
  const served = useServedHome(home?.slug ? homePath(home.slug) : '');
  const isPlain = roof === null && siding === null && site === null && loan === null;
  return served && isPlain && options.length === 0 && claims.length === 0 ? price : undefined;
};
