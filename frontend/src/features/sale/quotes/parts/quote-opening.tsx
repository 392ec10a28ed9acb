import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { differenceText, openingText, type QuoteBefore } from '@hearthline/rules/sale/quotes/quote-before.ts';
import { Text } from '../../../../ui/text/text.tsx';

/** How a quote opens: what the buyer had before, and what differs line by line. */
export const QuoteOpening = ({ before }: { readonly before: QuoteBefore }) => (
  <chakra.section aria-label="What changed" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
    <Text fontWeight="600" textWrap="pretty">
      {openingText(before)}
    </Text>
    {before.differences.length > 0 && (
      <chakra.ul listStyleType="none" textStyle="small">
        {before.differences.map(({ key, label, fromCents, toCents }) => (
          <chakra.li
            key={key}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            columnGap="4"
            py="2"
            borderTopWidth="1px"
            borderColor="line"
            fontVariantNumeric="tabular-nums"
            breakInside="avoid"
          >
            <chakra.span overflowWrap="anywhere">{label}</chakra.span>
            <chakra.span textAlign="end" fontWeight="600">
              {differenceText({ fromCents, toCents })}
            </chakra.span>
            <chakra.span gridColumn="1 / -1" textStyle="fine" color="quiet">
              {centsText(fromCents)} before, {centsText(toCents)} now
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    )}
  </chakra.section>
);
