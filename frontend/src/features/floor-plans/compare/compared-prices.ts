import type { Price } from '@hearthline/rules/prices/price-of.ts';
import { isDrawn } from '@hearthline/rules/compare/compared.ts';
import { useEffect, useState } from 'react';
import { askPrice } from '../../../platform/business/ask-prices.ts';
import type { ComparedHome } from './compared-homes.ts';

const contentOf = (id: string) => ({ home: isDrawn(id) ? { planCode: id } : { slug: id } });

/**
 * What each home costs today with its standard equipment: undefined while it is asked for, null if that cannot be told.
 * @param homes the homes as far as they are read: those that there are not are not asked for, and all others together
 */
export const useComparedPrices = (
  ids: readonly string[],
  homes: readonly ComparedHome[],
): readonly (Price | null | undefined)[] => {
  const [prices, setPrices] = useState<Readonly<Record<string, Price | null>>>({});
  const isRead = homes.every((home) => home !== undefined);
  const missing = isRead ? ids.filter((id, index) => homes[index] && !(id in prices)).join(' ') : '';
  useEffect(() => {
    if (!missing) return;
    let isGone = false;
    for (const id of missing.split(' '))
      void askPrice(contentOf(id)).then(
        (price) => isGone || setPrices((known) => ({ ...known, [id]: price })),
      );
    return () => void (isGone = true);
  }, [missing]);
  return ids.map((id, index) => (homes[index] === null ? null : prices[id]));
};
