import type { ListedHome } from '@hearthline/rules/homes/shown-home.ts';
import type { ListPrice } from '@hearthline/rules/prices/price-of.ts';
import type { ListPrices } from '@hearthline/rules/prices/short-price.ts';
import { usualLoanKind } from '@hearthline/rules/prices/usual-loan.ts';
import { useContext } from 'react';
import { FirstContent } from '../../../platform/business/served-content.ts';
import { useJson, type Loaded } from '../../../platform/api/load-json.ts';
import { entriesOf, type CatalogEntry } from './catalog-home.ts';

interface ToldHomes {
  readonly homes: readonly (ListedHome & { readonly price: ListPrice | null })[];
}
interface ToldLoans {
  readonly loans: readonly { readonly key: string; readonly downPercent: number; readonly years: number }[];
}

/** The catalog as the page was served with it; on a page opened later, as the API tells it. */
export const useCatalog = (): { loaded: Loaded<readonly CatalogEntry[]>; retry: () => void } => {
  const { homes: servedHomes, prices: servedPrices } = useContext(FirstContent);
  const served = servedHomes && servedPrices && { homes: servedHomes, prices: servedPrices };
  const homes = useJson<ToldHomes>(served ? null : '/api/homes');
  const loans = useJson<ToldLoans>(served ? null : '/api/loans');
  const retry = (): void => {
    homes.retry();
    loans.retry();
  };
  if (served) return { loaded: { state: 'loaded', value: entriesOf(served.homes, served.prices) }, retry };
  if (homes.loaded.state !== 'loaded') return { loaded: homes.loaded, retry };
  if (loans.loaded.state !== 'loaded') return { loaded: loans.loaded, retry };
  const told = homes.loaded.value.homes;
  const prices: ListPrices = {
    loan: loans.loaded.value.loans.find(({ key }) => key === usualLoanKind) ?? null,
    homes: Object.fromEntries(told.flatMap(({ slug, price }) => (price ? [[slug, price]] : []))),
  };
  return { loaded: { state: 'loaded', value: entriesOf(told, prices) }, retry };
};
