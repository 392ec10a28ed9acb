import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { rest } from '../platform/api/rest-client.ts';
import type { PriceContent } from './price-content.ts';

/** How many designs the API prices at once. */
const maxBatch = 50;

interface QueuedPrice {
  readonly content: PriceContent;
  readonly resolve: (price: Price | null) => void;
}

let waiting: QueuedPrice[] = [];

const send = async (batch: readonly QueuedPrice[]): Promise<void> => {
  const designs = batch.map(({ content }) => content);
  const prices = await rest('POST /api/prices', { json: { designs } }).then(
    (answer) => answer.prices as readonly Price[],
    () => null,
  );
  // One that cannot be priced spoils the answer for all: the others are then asked for alone.
  if (!prices && batch.length > 1) await Promise.all(batch.map((one) => send([one])));
  else for (const [index, { resolve }] of batch.entries()) resolve(prices?.[index] ?? null);
};

const sendAll = (): void => {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += maxBatch) void send(all.slice(from, from + maxBatch));
};

/** The price of a design; null if it cannot be told. Those that the parts of a page ask for together go into one request. */
export const askPrice = (content: PriceContent): Promise<Price | null> =>
  new Promise((resolve) => {
    if (waiting.push({ content, resolve }) === 1) queueMicrotask(() => setTimeout(sendAll));
  });
