import { chakra } from '@chakra-ui/react/styled-system';
import { notServedSentence, tooWideSentence } from '@hearthline/rules/homes/places/not-served.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { leftOutText } from '@hearthline/rules/homes/prices/price-text.ts';
import { useId } from 'react';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { LoanPayments } from './loan-payments.tsx';
import type { PriceContent } from '../../../domain/price-content.ts';
import { usePrice } from '../../../domain/use-price.ts';
import { PriceDetails } from './price-details.tsx';
import { PriceFigures } from './price-figures.tsx';

const Conflicts = ({ sentences }: { sentences: readonly string[] }) => (
  <chakra.div role="status" bg="emberTint" borderRadius="lg" px="5" py="4" mb="5">
    <Text fontWeight="600">These choices cannot be combined</Text>
    <chakra.ul textStyle="small" mt="1" display="grid" gap="0.5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </chakra.ul>
  </chakra.div>
);

const Shown = ({ price, loan }: { readonly price: Price; readonly loan: string | null }) => {
  const leftOut = leftOutText(price.assumptions);
  // Why a home is not delivered is said with its price, and is no choice that could be changed.
  const conflicts = price.conflicts.filter(
    (sentence) => sentence !== notServedSentence && sentence !== tooWideSentence,
  );
  if (price.lines.length === 0) return <Text quiet>{price.assumptions.join(' ')} Ask us for it.</Text>;
  return (
    <>
      {conflicts.length > 0 && <Conflicts sentences={conflicts} />}
      <chakra.div borderWidth="1px" borderColor="line" borderRadius="xl" overflow="hidden" bg="surface">
        <PriceFigures price={price} leftOut={leftOut} loan={loan} />
        {price.delivered && <PriceDetails price={price} />}
      </chakra.div>
      {price.payments.length > 0 && (
        <chakra.div mt={{ base: '8', md: '10' }}>
          <Heading as="h3" look="subheading" mb="4">
            Payments side by side
          </Heading>
          <LoanPayments payments={price.payments} leftOut={leftOut} />
        </chakra.div>
      )}
    </>
  );
};

/** As high as the price at most widths, so that little moves when it comes. */
export const PricePlaceholder = () => (
  <chakra.div role="status" aria-label="Loading the price" data-skeleton>
    <Skeleton width="12rem" minH="8" mb="6" />
    <Skeleton minH={{ base: '34rem', md: '20rem', lg: '14rem' }} borderRadius="xl" />
    <Skeleton mt="10" minH={{ base: '60rem', md: '34rem', xl: '20rem' }} borderRadius="lg" />
  </chakra.div>
);

export interface DesignPriceBlockProps {
  /** What is priced; another content is priced as soon as it is given. */
  readonly content: PriceContent;
  /** What the page was served with. */
  readonly served?: Price | undefined;
  readonly title?: string;
}

/** What a design costs: the home, everything, a month of it, the arithmetic line by line, and the payments side by side. */
export const DesignPriceBlock = ({ content, served, title = 'What it costs' }: DesignPriceBlockProps) => {
  const { price, loading, failed, retry } = usePrice(content, served);
  const id = useId();
  return (
    <chakra.section id="price" aria-labelledby={id} aria-busy={loading}>
      {!price && loading ? (
        <PricePlaceholder />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" mb="6">
          <Heading id={id}>{title}</Heading>
          <Text role="status" look="small" quiet>
            {loading && 'Working out the price with your change...'}
          </Text>
        </chakra.div>
      )}
      {failed && (
        <ErrorNotice title="The price could not be loaded" onRetry={retry}>
          Please check your connection and try again.
        </ErrorNotice>
      )}
      {price && !failed && (
        <chakra.div transition="opacity 150ms" opacity={loading ? '0.6' : undefined}>
          <Shown price={price} loan={content.loan?.kind ?? null} />
        </chakra.div>
      )}
    </chakra.section>
  );
};
