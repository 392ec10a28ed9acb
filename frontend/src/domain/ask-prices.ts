import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { postJson } from '../platform/api/post-json.ts';
import type { PriceContent } from './price-content.ts';

/** The most designs that the API prices at once. */
const most = 50;

interface QueuedPrice {
  readonly content: PriceContent;
  readonly tell: (price: Price | null) => void;
}

let waiting: QueuedPrice[] = [];

const send = async (batch: readonly QueuedPrice[]): Promise<void> => {
  const designs = batch.map(({ content }) => content);
  const { ok, body } = await postJson<{ prices: Price[] }>('/api/prices', { designs });
  // One that cannot be priced spoils the answer for all: the others are then asked for alone.
  if (!ok && batch.length > 1) await Promise.all(batch.map((one) => send([one])));
  else for (const [index, { tell }] of batch.entries()) tell((ok && body.prices?.[index]) || null);
};

const sendAll = (): void => {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += most) void send(all.slice(from, from + most));
};

/** The price of a design; null if it cannot be told. Those that the parts of a page ask for together go into one request. */
export const askPrice = (content: PriceContent): Promise<Price | null> =>
  new Promise((tell) => {
    if (waiting.push({ content, tell }) === 1) queueMicrotask(() => setTimeout(sendAll));
  });
