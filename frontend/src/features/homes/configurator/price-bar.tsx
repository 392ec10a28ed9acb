import { chakra } from '@chakra-ui/react/styled-system';
import {
  deliveredText,
  homeAloneText,
  monthText,
  paymentTermsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import type { ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import type { PriceAnswer } from '../../../domain/use-price.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';

const Bar = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    position: 'sticky',
    bottom: '0',
    zIndex: '3',
    mx: { base: '-5', md: '-8', lg: '0' },
    h: '4.5rem',
    px: { base: '4', lg: '6' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    bg: 'surface',
    borderTopWidth: '1px',
    borderInlineWidth: { base: '0', lg: '1px' },
    borderColor: 'line',
    borderTopRadius: { base: '0', lg: 'xl' },
    boxShadow: '0 -6px 20px -12px rgb(0 0 0 / 0.25)',
    fontVariantNumeric: 'lining-nums tabular-nums',
    _print: { display: 'none' },
  },
});

const Figures = chakra('div', {
  base: {
    minW: '0',
    display: { base: 'grid', lg: 'flex' },
    alignItems: { lg: 'baseline' },
    columnGap: { lg: '6' },
    transition: 'opacity 150ms',
    '&[aria-busy=true]': { opacity: '0.6' },
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

interface PriceBarProps {
  /** Whether there is a home to be priced. */
  readonly hasHome: boolean;
  readonly answer: PriceAnswer;
  /** At a glance; null while it is not known. */
  readonly short: ShortPrice | null;
  /** Where a consultation about it is booked; null if it cannot be, as it is. */
  readonly booking: string | null;
}

/** What the home as it is chosen costs delivered and by the month, and the way to book: always in view. */
export const PriceBar = ({ hasHome, answer, short, booking }: PriceBarProps) => {
  const { loading, failed, retry } = answer;
  return (
    <Bar data-part="price-bar" data-page-bar role="region" aria-label="Price">
      {failed ? (
        <chakra.button
          type="button"
          onClick={retry}
          textStyle="small"
          textDecoration="underline"
          cursor="pointer"
          minH="11"
        >
          The price could not be loaded. Try again
        </chakra.button>
      ) : short ? (
        <Figures aria-busy={loading}>
          <chakra.span fontWeight="650" fontSize={{ base: '0.9375rem', lg: '1.125rem' }} lineHeight="1.3">
            {short.aboutCents === null ? homeAloneText(short.baseCents) : deliveredText(short.aboutCents)}
          </chakra.span>
          {short.month ? (
            <>
              <chakra.span textStyle={{ base: 'fine', lg: 'small' }} fontWeight="600" color="pineText">
                {monthText(short.month.monthlyCents)}
              </chakra.span>
              <chakra.span textStyle="fine" color="quiet">
                {paymentTermsText(short.month)}
              </chakra.span>
            </>
          ) : (
            <chakra.span textStyle="fine" color="quiet">
              {short.sentence}
            </chakra.span>
          )}
        </Figures>
      ) : hasHome && loading ? (
        <Skeleton width="14rem" minH="10" />
      ) : (
        <chakra.span textStyle="small" color="quiet">
          {hasHome ? 'Call for the price.' : 'Choose a home to see its price.'}
        </chakra.span>
      )}
      {booking !== null && (
        <ButtonLink to={booking} variant="ember" flexShrink="0" aria-label="Book a consultation">
          <span>
            Book<chakra.span display={{ base: 'none', md: 'inline' }}> a consultation</chakra.span>
          </span>
        </ButtonLink>
      )}
    </Bar>
  );
};
