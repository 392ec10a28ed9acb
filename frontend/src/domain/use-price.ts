import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { useEffect, useState } from 'react';
import { askPrice } from './ask-prices.ts';
import type { PriceContent } from './price-content.ts';

interface PriceAnswer {
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
