import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { comparedKind } from '@hearthline/rules/homes/compare/compared.ts';
import { useEffect, useState } from 'react';
import { askPrice } from '../../../../domain/use-price.ts';
import type { PriceContent } from '../../../../domain/price-content.ts';
import { siteOf, useVisitorPlace } from '../../../../domain/visitor-place.ts';
import type { ComparedHome, FoundHome } from './compared-homes.ts';

const found = (home: ComparedHome): FoundHome | null => (typeof home === 'object' ? home : null);

/** The first design among the homes: its lot and its loan are those that all others are priced with, so that homes are compared, not lots. */
export const designAmong = (homes: readonly ComparedHome[]): FoundHome | null =>
  homes.map(found).find((home) => home && comparedKind(home.id) === 'design') ?? null;

/** What is priced of each home; null for one that there is not. */
const contentsOf = (
  homes: readonly ComparedHome[],
  place: ReturnType<typeof siteOf>,
): readonly (PriceContent | null)[] => {
  const design = designAmong(homes);
  if (!design)
    return homes.map((home) => {
      const one = found(home);
      return one && { ...one.content, ...(place && { site: place }) };
    });
  const { site, loan, claims } = design.content;
  return homes.map((home) => {
    const one = found(home);
    return one && { ...one.content, site, loan, claims };
  });
};

/**
 * What each home costs today: a design with its choices, others with their standard equipment. Undefined while it is asked for, null if
 * that cannot be told.
 * @param homes the homes as far as they are read: those that there are not are not asked for, and all others together
 */
export const useComparedPrices = (homes: readonly ComparedHome[]): readonly (Price | null | undefined)[] => {
  const [prices, setPrices] = useState<Readonly<Record<string, Price | null>>>({});
  const isRead = homes.every((home) => home !== undefined);
  const keys = contentsOf(homes, siteOf(useVisitorPlace())).map(
    (content) => content && JSON.stringify(content),
  );
  const missing = isRead ? JSON.stringify(keys.filter((key) => key !== null && !(key in prices))) : '[]';
  useEffect(() => {
    let isCancelled = false;
    for (const key of new Set(JSON.parse(missing) as string[]))
      void askPrice(JSON.parse(key) as PriceContent).then(
        (price) => isCancelled || setPrices((known) => ({ ...known, [key]: price })),
      );
    return () => void (isCancelled = true);
  }, [missing]);
  return homes.map((home, index) => {
    const key = keys[index];
    return home === null || home === 'failed' ? null : key ? prices[key] : undefined;
  });
};
