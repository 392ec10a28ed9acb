import { chakra } from '@chakra-ui/react/styled-system';
import type { QuoteBefore } from '@hearthline/rules/sale/quotes/quote-before.ts';
import type { ComponentProps } from 'react';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { QuoteLines } from '../parts/quote-lines.tsx';
import { QuoteOpening } from '../parts/quote-opening.tsx';
import { QuoteSums } from '../parts/quote-sums.tsx';

interface QuotePaperProps {
  readonly title: string;
  readonly buyerName: string;
  readonly quote: ComponentProps<typeof QuoteSums>['quote'] &
    ComponentProps<typeof QuoteLines> & { readonly before: QuoteBefore | null; readonly terms: string };
}

/** A quote as its buyer reads it: what was before, the lines, what they come to, the terms. */
export const QuotePaper = ({ title, buyerName, quote }: QuotePaperProps) => (
  <Card as="section" aria-label={title} display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
    <div>
      <Text look="fine" quiet>
        Prepared for {buyerName}
      </Text>
      <Heading as="h2" look="subheading">
        {title}
      </Heading>
    </div>
    {quote.before && <QuoteOpening before={quote.before} />}
    <QuoteLines lines={quote.lines} />
    <chakra.div borderTopWidth="1px" borderColor="edge" pt="4">
      <QuoteSums quote={quote} />
    </chakra.div>
    {quote.terms && (
      <chakra.div display="grid" gap="2">
        <Heading as="h3" look="minor">
          Terms
        </Heading>
        {quote.terms.split(/\n\s*\n/).map((paragraph, at) => (
          <Text key={`${at} ${paragraph}`} look="fine" quiet overflowWrap="anywhere">
            {paragraph}
          </Text>
        ))}
      </chakra.div>
    )}
  </Card>
);
