import { setImmediate } from 'node:timers/promises';

/** After so many milliseconds, other requests are worked on. */
const sliceMs = 1;

/** Prices many things one after the other, and gives other requests their turn in between. */
export const inTurns = async <Item, Priced>(
  items: readonly Item[],
  price: (item: Item, index: number) => Priced | Promise<Priced>,
): Promise<Priced[]> => {
  const prices: Priced[] = [];
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    prices.push(await price(item, index));
    if (performance.now() - since < sliceMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return prices;
};
