import { chakra } from '@chakra-ui/react/styled-system';
import {
  deliveredText,
  homeAloneText,
  monthText,
  paymentTermsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf, type ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { contentOf, type Configuration } from '../../../domain/configuration.ts';
import { usePrice, type PriceAnswer } from '../../../domain/use-price.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';

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

export interface BarFiguresProps {
  /** Whether there is a home to be priced. */
  readonly hasHome: boolean;
  readonly answer: PriceAnswer;
  /** At a glance; null while it is not known. */
  readonly short: ShortPrice | null;
}

/** What a home costs delivered and by the month, in a line of a bar. */
export const BarFigures = ({ hasHome, answer: { loading, failed, retry }, short }: BarFiguresProps) => {
  return failed ? (
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
  );
};

/** The same of a home as it is configured, with what the month leaves out. */
export const ConfiguredFigures = ({ configuration }: { readonly configuration: Configuration }) => {
  const content = contentOf(configuration);
  const answer = usePrice(content);
  const short = answer.price ? shortPriceOf(answer.price, configuration.loan?.kind ?? null) : null;
  return (
    <>
      <BarFigures hasHome={content !== null} answer={answer} short={short} />
      {short?.month && (
        <chakra.p textStyle="fine" color="quiet">
          {short.leftOut}
        </chakra.p>
      )}
    </>
  );
};
