import { shortPriceOf } from '@hearthline/rules/prices/short-price.ts';
import type { ShortPrice } from '@hearthline/rules/prices/short-price.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useServedShortPrice } from '../../platform/business/served-content.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Text } from '../../ui/text/text.tsx';
import { ShortPriceText } from './short-price-text.tsx';
import { usePrice } from './use-price.ts';

export interface CardPriceProps {
  readonly home: { readonly slug: string } | { readonly planCode: string };
  /** What is known already; null of a home without a price. */
  readonly known?: ShortPrice | null | undefined;
}

const noPrice = 'Ask us for the price.';

/** As high as what comes, so that nothing below moves. */
export const CardPricePlaceholder = () => (
  <chakra.div aria-hidden data-skeleton display="grid" gap="1.5" minH="5.75rem" alignContent="start">
    <Skeleton width="9rem" minH="5" />
    <Skeleton width="13rem" />
    <Skeleton width="16rem" maxW="full" />
  </chakra.div>
);

const Shown = ({ price }: { price: ShortPrice | null }) =>
  price ? (
    <ShortPriceText price={price} />
  ) : (
    <Text look="small" quiet>
      {noPrice}
    </Text>
  );

const Asked = ({ home }: CardPriceProps) => {
  const { price, loading } = usePrice({ home });
  if (loading) return <CardPricePlaceholder />;
  return <Shown price={price && shortPriceOf(price)} />;
};

/** The price of a home on its card: as it was served with the page, or as the API tells it. */
export const CardPrice = ({ home, known }: CardPriceProps) => {
  const served = useServedShortPrice('slug' in home ? home.slug : undefined);
  const price = known === undefined ? served : known;
  return price === undefined ? <Asked home={home} /> : <Shown price={price} />;
};
