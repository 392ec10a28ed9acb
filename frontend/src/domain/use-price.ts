import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { useEffect, useState } from 'react';
import { rest } from '../platform/api/rest-client.ts';
import type { PriceContent } from './price-content.ts';

/** How many designs the API prices at once. */
const maxBatch = 50;

interface QueuedPrice {
  readonly content: PriceContent;
  /** The parts of a page that ask for the same. */
  readonly resolve: ((price: Price | null) => void)[];
}

/** By their contents. */
let waiting: ReadonlyMap<string, QueuedPrice> = new Map();

const send = async (batch: readonly QueuedPrice[]): Promise<void> => {
  const designs = batch.map(({ content }) => content);
  const prices = await rest('POST /api/prices', { json: { designs } }).then(
    (answer) => answer.prices as readonly Price[],
    () => null,
  );
  // One that cannot be priced spoils the answer for all: the others are then asked for alone.
  if (!prices && batch.length > 1) await Promise.all(batch.map((one) => send([one])));
  else
    for (const [index, { resolve }] of batch.entries())
      for (const each of resolve) each(prices?.[index] ?? null);
};

const sendAll = (): void => {
  const all = [...waiting.values()];
  waiting = new Map();
  for (let from = 0; from < all.length; from += maxBatch) void send(all.slice(from, from + maxBatch));
};

/** The price of a design; null if it cannot be told. Those that the parts of a page ask for together go into one request, each once. */
export const askPrice = (content: PriceContent): Promise<Price | null> =>
  new Promise((resolve) => {
    if (waiting.size === 0) queueMicrotask(() => setTimeout(sendAll));
    const of = JSON.stringify(content);
    const others = waiting.get(of)?.resolve ?? [];
    waiting = new Map(waiting).set(of, { content, resolve: [...others, resolve] });
  });

/** The price of a design, as far as it is known. */
export interface PriceAnswer {
  /** The last that came: it stays until the next one is there, also for another content. Null before any. */
  readonly price: Price | null;
  /** Whether it is of an earlier content, or there is none yet. */
  readonly loading: boolean;
  /** Whether the current content could not be priced; it is asked for again once the connection is back. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly of: string;
  readonly tries: number;
  readonly price: Price | null;
}

/** The price of a design as it changes. @param content null: nothing is asked for @param served what the page was served with, for which nothing is asked */
export const usePrice = (content: PriceContent | null, served?: Price): PriceAnswer => {
  const of = JSON.stringify(content);
  const [tries, setTries] = useState(0);
  const [first] = useState({ of, price: served });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [last, setLast] = useState<Price | null>(null);
  const known = first.of === of ? first.price : undefined;
  const isServed = known !== undefined || content === null;
  useEffect(() => {
    if (isServed) return;
    let isLeft = false;
    void askPrice(JSON.parse(of) as PriceContent).then((price) => {
      if (isLeft) return;
      setAnswer({ of, tries, price });
      if (price) setLast(price);
    });
    return () => void (isLeft = true);
  }, [of, tries, isServed]);
  const hasFailed = !isServed && answer?.of === of && answer.tries === tries && answer.price === null;
  useEffect(() => {
    if (!hasFailed) return;
    const again = (): void => setTries((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  const isCurrent = answer !== null && answer.of === of && answer.tries === tries;
  return {
    price: known ?? last ?? first.price ?? null,
    loading: !isServed && !isCurrent,
    failed: hasFailed,
    retry: () => setTries(tries + 1),
  };
};
