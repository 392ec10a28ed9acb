import { chakra } from '@chakra-ui/react/styled-system';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { Text } from '../../../ui/text/text.tsx';
import { ChevronIcon } from '../../../ui/theme/icons.tsx';
import { PriceLines } from './price-lines.tsx';

/** Opens the arithmetic of a price: what it takes for granted, and its lines. */
export const PriceDetails = ({ price }: { price: Price }) => (
  <chakra.details
    borderTopWidth="1px"
    borderColor="line"
    css={{
      '&[open] > summary svg': { transform: 'rotate(180deg)' },
      // Paper cannot be opened.
      '@media print': {
        '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
        '& > summary svg': { display: 'none' },
      },
    }}
  >
    <chakra.summary
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '5', md: '6' }}
      py="4"
      cursor="pointer"
      fontWeight="600"
      listStyle="none"
      _hover={{ bg: 'sunken' }}
      css={{
        '&::-webkit-details-marker': { display: 'none' },
        '& svg': { flexShrink: 0, transition: 'transform 150ms', _motionReduce: { transition: 'none' } },
      }}
    >
      How this price is calculated
      <ChevronIcon />
    </chakra.summary>
    <chakra.div px={{ base: '5', md: '6' }} pb="6">
      <Text look="small" quiet maxW="75ch">
        Prices of {dayText(price.on)}. A range covers what different lots need; we settle it line by line once
        we have seen yours.
      </Text>
      {price.assumptions.length > 0 && (
        <>
          <Text textStyle="label" mt="4">
            What we assume
          </Text>
          <chakra.ul textStyle="small" ps="5" mt="1" listStyleType="disc" display="grid" gap="0.5">
            {price.assumptions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </chakra.ul>
        </>
      )}
      <PriceLines price={price} />
    </chakra.div>
  </chakra.details>
);
