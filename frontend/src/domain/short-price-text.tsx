import { chakra } from '@chakra-ui/react/styled-system';
import { tooWideSentence } from '@hearthline/rules/homes/places/not-served.ts';
import {
  deliveredText,
  homeAloneText,
  monthTermsText,
  monthText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import type { ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { Text } from '../ui/text/text.tsx';

/** As high as most of them are, for what is there before one. */
export const shortPriceHeight = '11.5rem';

/** The price of a home at a glance: the delivered total, the home alone, and a month with everything that has to be said beside it. */
export const ShortPriceText = ({
  price: { aboutCents, baseCents, month, leftOut, sentence },
}: {
  readonly price: ShortPrice;
}) => {
  // That a home is too wide is as short as a total and stands in its place; what is said of a place is longer.
  const total =
    aboutCents !== null ? deliveredText(aboutCents) : sentence === tooWideSentence ? sentence : null;
  return (
    <chakra.div fontVariantNumeric="lining-nums tabular-nums">
      {total !== null && (
        <Text fontSize="1rem" letterSpacing="-0.01em" fontWeight="650">
          {total}
        </Text>
      )}
      <Text look={total === null ? 'body' : 'small'} fontWeight={total === null ? '600' : undefined}>
        {homeAloneText(baseCents)}
      </Text>
      {total === null && (
        <Text look="small" quiet mt="0.5">
          {sentence}
        </Text>
      )}
      {month && (
        <>
          <Text look="small" color="pineText" fontWeight="600" mt="0.5">
            {monthText(month.monthlyCents)}
          </Text>
          <Text look="fine" quiet mt="0.5" textWrap="pretty">
            {monthTermsText(month, leftOut)}
          </Text>
        </>
      )}
    </chakra.div>
  );
};
