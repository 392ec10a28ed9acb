import { deliveredText, homeAloneText, leftOutText } from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { financedExample } from '@hearthline/rules/site/content.ts';
import { useContext } from 'react';
import { FirstContent } from '../domain/served-content.ts';
import { usePrice } from '../domain/use-price.ts';
import { siteOf, useVisitorPlace } from '../domain/visitor-place.ts';
import { LoanComparison } from '../features/homes/prices/loan-comparison.tsx';
import { useContent } from '../features/site/content/content.ts';
import { Skeleton } from '../ui/layout/skeleton.tsx';

/** What the loans come to for the home of an example: whoever states a down payment or a term states the APR as well. */
export const ExampleLoans = () => {
  const home = useContent('example_price').find(({ slug }) => slug === financedExample)?.figures['home'];
  const site = siteOf(useVisitorPlace());
  const first = useContext(FirstContent);
  const content = typeof home === 'string' ? { home: { slug: home }, ...(site && { site }) } : null;
  const { price, loading } = usePrice(content, site ? undefined : first.price);
  if (!price)
    return loading && <Skeleton minH={{ base: '60rem', md: '34rem', xl: '20rem' }} borderRadius="lg" />;
  const short = shortPriceOf(price);
  if (!short || short.aboutCents === null) return null;
  return (
    <LoanComparison
      title={`The ${price.lines[0]?.label} with each kind of loan: ${deliveredText(short.aboutCents)}, ${homeAloneText(short.baseCents)}`}
      payments={price.payments}
      leftOut={leftOutText(price.assumptions)}
    />
  );
};
