import { percent } from '@hearthline/rules/dollars.ts';
import { shortPriceOf } from '@hearthline/rules/prices/short-price.ts';
import type { ShortPrice } from '@hearthline/rules/prices/short-price.ts';
import { useServedShortPrice } from '../../platform/business/served-content.ts';
import { Text } from '../../ui/text/text.tsx';
import { usePrice } from './use-price.ts';

const Shown = ({ price }: { price: ShortPrice | null }) =>
  price?.month && (
    <Text look="small" quiet mt="1" textWrap="pretty">
      {percent(price.month.aprPercent)} APR. Delivered and set up, with taxes and insurance; land not
      included.
    </Text>
  );

const Asked = ({ slug }: { slug: string }) => {
  const { price } = usePrice({ home: { slug } });
  return <Shown price={price && shortPriceOf(price)} />;
};

/** What has to be said beside the monthly figure of an example price, down payment and term aside: of the home that it is of. */
export const ExampleTerms = ({ slug }: { slug: string }) => {
  const served = useServedShortPrice(slug);
  return served === undefined ? <Asked slug={slug} /> : <Shown price={served} />;
};
