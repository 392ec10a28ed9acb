import { chakra } from '@chakra-ui/react/styled-system';
import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { deliveredText, homeAloneText } from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import type { ReactNode } from 'react';
import { VisitorPlaceForm } from '../../../domain/lazy-place-form.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import type { FinanceStart, ReadPrice } from './finance-start.ts';
import { PriceReader } from './price-reader.tsx';

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <chakra.div
    display="flex"
    justifyContent="space-between"
    gap="6"
    py="2"
    borderTopWidth="1px"
    borderColor="line"
  >
    <dt>{name}</dt>
    <chakra.dd fontVariantNumeric="tabular-nums">{children}</chakra.dd>
  </chakra.div>
);

const Shown = ({
  price,
  title,
}: Pick<FinanceStart, 'title'> & { readonly price: NonNullable<FinanceStart['price']> }) => {
  const short = shortPriceOf(price);
  if (!short) return <Text mt="2">{price.assumptions.join(' ')} Ask us for it.</Text>;
  const { baseCents, aboutCents } = short;
  const choicesCents = price.lines
    .filter(({ key }) => key.startsWith('option:'))
    .reduce((sum, { estimateCents }) => sum + estimateCents, 0);
  return (
    <>
      <Heading as="h3" look="subheading">
        {title}
      </Heading>
      {aboutCents === null ? (
        <>
          <Text fontWeight="600" mt="2">
            {homeAloneText(baseCents)}
          </Text>
          <Text quiet mt="1">
            {short.sentence}
          </Text>
        </>
      ) : (
        <>
          <Text textStyle="figure" mt="1.5" fontVariantNumeric="lining-nums tabular-nums">
            {deliveredText(aboutCents)}
          </Text>
          <chakra.dl mt="3" textStyle="small">
            <Row name="The home">{wholeCentsText(baseCents)}</Row>
            {choicesCents !== 0 && <Row name="Your choices">{wholeCentsText(choicesCents)}</Row>}
            <Row name="Delivery, site work, fees and tax">
              {/* What the two others leave of the total, so that the rounded amounts add up. */}
              {wholeCentsText(
                Math.round(aboutCents / 100) * 100 -
                  Math.round(baseCents / 100) * 100 -
                  Math.round(choicesCents / 100) * 100,
              )}
            </Row>
            <Row name="Total">
              <strong>{wholeCentsText(aboutCents)}</strong>
            </Row>
          </chakra.dl>
        </>
      )}
    </>
  );
};

interface FinancedPriceProps {
  readonly start: FinanceStart;
  readonly example: string | null;
  readonly onRead: (read: ReadPrice) => void;
}

/** What is paid for, the home, the rest, and what both come to, beside where it will stand; nothing of a price in all. */
export const FinancedPrice = ({ start, example, onRead }: FinancedPriceProps) => (
  <>
    <PriceReader home={start.home} design={start.design} example={example} onRead={onRead} />
    {(start.home !== null || start.design) && (
      <chakra.div
        mt="6"
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Card
          p={{ base: '5', sm: '6' }}
          minH="14rem"
          opacity={start.isLoading && start.price ? '0.6' : undefined}
          transition="opacity 150ms"
        >
          {start.hasFailed ? (
            <ErrorNotice title="The price could not be loaded" onRetry={start.retry}>
              Please check your connection and try again.
            </ErrorNotice>
          ) : start.price ? (
            <Shown price={start.price} title={start.title} />
          ) : (
            <Skeleton minH="11rem" />
          )}
        </Card>
        <VisitorPlaceForm />
      </chakra.div>
    )}
  </>
);
