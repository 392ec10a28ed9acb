import type { Price } from '@hearthline/rules/prices/price-of.ts';
import { isDrawn } from '@hearthline/rules/compare/compared.ts';
import { useEffect, useState } from 'react';
import { postJson } from '../../../platform/api/post-json.ts';
import type { ComparedHome } from './compared-homes.ts';

const contentOf = (id: string) => ({ home: isDrawn(id) ? { planCode: id } : { slug: id } });

/** The prices of these homes; null for one that has none. One that there is not spoils the answer for all: the others are then asked for alone. */
const ask = async (ids: readonly string[]): Promise<Readonly<Record<string, Price | null>>> => {
  const { ok, body } = await postJson<{ prices: Price[] }>('/api/prices', { designs: ids.map(contentOf) });
  if (ok) return Object.fromEntries(ids.map((id, index) => [id, body.prices?.[index] ?? null]));
  if (ids.length < 2) return Object.fromEntries(ids.map((id) => [id, null]));
  return Object.assign({}, ...(await Promise.all(ids.map((id) => ask([id]))))) as Record<
    string,
    Price | null
  >;
};

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
    void ask(missing.split(' ')).then((answer) => isGone || setPrices((known) => ({ ...known, ...answer })));
    return () => void (isGone = true);
  }, [missing]);
  return ids.map((id, index) => (homes[index] === null ? null : prices[id]));
};
