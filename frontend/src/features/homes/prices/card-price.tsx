import { percent } from '@hearthline/rules/dollars.ts';
import { shortPriceOf, type ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useServedShortPrice } from './served-price.ts';
import { Text } from '../../../ui/text/text.tsx';
import { ShortPriceText } from './short-price-text.tsx';
import { usePrice } from './use-price.ts';

export interface CardPriceProps {
  readonly home: { readonly slug: string } | { readonly planCode: string };
  /** What is known already; null of a home without a price. */
  readonly known?: ShortPrice | null | undefined;
}

const noPrice = 'Call for the price.';

/** As high as what comes, so that nothing below moves. */
const Placeholder = () => <chakra.div aria-hidden data-skeleton minH="5.75rem" />;

const Shown = ({ price }: { price: ShortPrice | null }) =>
  price ? (
    <ShortPriceText price={price} />
  ) : (
    <Text look="small" quiet>
      {noPrice}
    </Text>
  );

const FetchedPrice = ({ home }: CardPriceProps) => {
  const { price, loading } = usePrice({ home });
  if (loading) return <Placeholder />;
  return <Shown price={price && shortPriceOf(price)} />;
};

/** The price of a home on its card: as it was served with the page, or as the API tells it. */
export const CardPrice = ({ home, known }: CardPriceProps) => {
  const served = useServedShortPrice('slug' in home ? home.slug : undefined);
  const price = known === undefined ? served : known;
  return price === undefined ? <FetchedPrice home={home} /> : <Shown price={price} />;
};

const TermsOf = ({ price }: { price: ShortPrice | null }) =>
  price?.month && (
    <Text look="small" quiet mt="1" textWrap="pretty">
      {percent(price.month.aprPercent)} APR. Delivered and set up, with taxes and insurance; land not
      included.
    </Text>
  );

const FetchedTerms = ({ slug }: { slug: string }) => {
  const { price } = usePrice({ home: { slug } });
  return <TermsOf price={price && shortPriceOf(price)} />;
};

/** What has to be said beside the monthly figure of an example price, down payment and term aside: of the home that it is of. */
export const ExampleTerms = ({ slug }: { slug: string }) => {
  const served = useServedShortPrice(slug);
  return served === undefined ? <FetchedTerms slug={slug} /> : <TermsOf price={served} />;
};
