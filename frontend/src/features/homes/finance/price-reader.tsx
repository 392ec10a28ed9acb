import { useContext, useEffect } from 'react';
import { FirstContent } from '../../../domain/served-content.ts';
import { usePrice } from '../../../domain/use-price.ts';
import { siteOf, useVisitorPlace } from '../../../domain/visitor-place.ts';
import { useRest } from '../../../platform/api/use-rest.ts';
import type { FinanceStart, ReadPrice } from './finance-start.ts';

interface PriceReaderProps extends Pick<FinanceStart, 'home' | 'design'> {
  readonly example: string | null;
  readonly onRead: (read: ReadPrice) => void;
}

/** Reads what a home costs at the visitor's place, and the kinds of loan: what the page was not served with. Shows nothing. */
export const PriceReader = ({ home, design, example, onRead }: PriceReaderProps) => {
  const first = useContext(FirstContent);
  const site = siteOf(useVisitorPlace());
  const { loaded } = useRest('GET /api/loans', first.loans ? null : {});
  const loans = first.loans ?? (loaded.state === 'loaded' ? loaded.value.loans : undefined);
  const content = design?.content ?? (home === null ? null : { home: { slug: home }, ...(site && { site }) });
  const isServed = home !== null && home === example && !site;
  const { price, loading, failed, retry } = usePrice(content, isServed ? first.price : undefined);
  const of = JSON.stringify(content);
  useEffect(() => {
    onRead({ content, price, isLoading: loading, hasFailed: failed, retry, loans: loans ?? [] });
    // The others are new objects each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of, price, loading, failed, loans]);
  return null;
};
