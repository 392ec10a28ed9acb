import { chakra } from '@chakra-ui/react/styled-system';
import { deliveredText, homeAloneText, monthTermsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf, type ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import type { ReactNode } from 'react';
import type { PriceContent } from '../../../domain/price-content.ts';
import { shortPriceHeight, ShortPriceText } from '../../../domain/short-price-text.tsx';
import { usePrice } from '../../../domain/use-price.ts';
import { siteOf, useVisitorPlace } from '../../../domain/visitor-place.ts';
import { Text } from '../../../ui/text/text.tsx';
import { useServedShortPrice } from './served-price.ts';

type PricedHome = { readonly slug: string } | { readonly planCode: string };

interface ShortPriceOfProps {
  readonly home: PricedHome;
  /** What is known already; null of a home without a price. */
  readonly known?: ShortPrice | null | undefined;
  /** As high as the price will be, so that nothing below moves. */
  readonly placeholder: ReactNode;
  readonly children: (price: ShortPrice | null) => ReactNode;
}

/** Asks for the price at the visitor's place; until it comes, what the page was served with stays. */
const AskedPrice = ({ home, known, placeholder, children }: ShortPriceOfProps) => {
  const site = siteOf(useVisitorPlace());
  const { price, loading } = usePrice({ home, ...(site && { site }) });
  if (!loading) return children(price && shortPriceOf(price));
  const shown = price ? shortPriceOf(price) : known;
  if (!shown) return placeholder;
  return (
    <chakra.div aria-busy opacity="0.6" transition="opacity 150ms">
      {children(shown)}
    </chakra.div>
  );
};

/** The price of a home at a glance: as it is known or was served with the page, or as the API tells it, at the visitor's place if they said one. */
const ShortPriceOf = (props: ShortPriceOfProps) => {
  const { home, known } = props;
  const served = useServedShortPrice('slug' in home ? home.slug : undefined);
  const hasPlace = siteOf(useVisitorPlace()) !== undefined;
  if (known !== undefined) return props.children(known);
  if (served && !hasPlace) return props.children(served);
  return <AskedPrice {...props} known={served} />;
};

export type CardPriceProps = Pick<ShortPriceOfProps, 'home' | 'known'>;

interface ContentPriceProps {
  /** What is priced; null while no home is chosen. */
  readonly content: PriceContent | null;
  /** What the page was served with. */
  readonly served?: Price | undefined;
}

/** The price of a home at a glance, as it is chosen. */
export const ContentPrice = ({ content, served }: ContentPriceProps) => {
  const { price, loading } = usePrice(content, served);
  const short = price && shortPriceOf(price, content?.loan?.kind ?? null);
  if (short)
    return (
      <chakra.div aria-busy={loading} opacity={loading ? '0.6' : undefined} transition="opacity 150ms">
        <ShortPriceText price={short} />
      </chakra.div>
    );
  if (content && loading) return <chakra.div aria-hidden data-skeleton minH={shortPriceHeight} />;
  return (
    <Text look="small" quiet>
      Call for the price.
    </Text>
  );
};

/** The price of a home on its card. */
export const CardPrice = (props: CardPriceProps) => (
  <chakra.div minH="9rem">
    <ShortPriceOf {...props} placeholder={<chakra.div aria-hidden data-skeleton minH={shortPriceHeight} />}>
      {(price) =>
        price ? (
          <ShortPriceText price={price} />
        ) : (
          <Text look="small" quiet>
            Call for the price.
          </Text>
        )
      }
    </ShortPriceOf>
  </chakra.div>
);

/** What follows the amounts of an example price: what the home that it is of costs delivered, and all that has to be said beside the month. */
export const ExampleTerms = ({ slug }: { slug: string }) => (
  <chakra.div mt="1" minH="10rem">
    <ShortPriceOf home={{ slug }} placeholder={null}>
      {(price) =>
        price && (
          <>
            <Text look="small">
              {[homeAloneText(price.baseCents), price.aboutCents !== null && deliveredText(price.aboutCents)]
                .filter(Boolean)
                .join(', ')}
              {price.aboutCents === null && `. ${price.sentence ?? ''}`}
            </Text>
            {price.month && (
              <Text look="fine" quiet mt="1" textWrap="pretty">
                {monthTermsText(price.month, price.leftOut)}
              </Text>
            )}
          </>
        )
      }
    </ShortPriceOf>
  </chakra.div>
);
