import { chakra } from '@chakra-ui/react/styled-system';
import { paymentTermsText, wholeCentsText } from '@hearthline/rules/homes/prices/price-text.ts';
import type { ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { Text } from '../../../ui/text/text.tsx';

/** What a home costs, and what a month comes to with everything that has to be said beside it. */
export const ShortPriceText = ({ price: { baseCents, month } }: { price: ShortPrice }) => (
  <chakra.div fontVariantNumeric="lining-nums tabular-nums">
    <Text fontWeight="600">From {wholeCentsText(baseCents)}</Text>
    {month && (
      <>
        <Text look="small" color="pineText" fontWeight="600" mt="0.5">
          About {wholeCentsText(month.monthlyCents)} a month
        </Text>
        <Text look="fine" quiet mt="0.5" textWrap="pretty">
          {paymentTermsText(month)}. Delivered and set up, with taxes and insurance; land not included.
        </Text>
      </>
    )}
  </chakra.div>
);
