import { centsText } from '@hearthline/rules/dollars.ts';
import { paymentTermsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { designWords } from '@hearthline/rules/design.ts';
import { designPicture, picturedLook, planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { chosenLook, lookParameters } from '@hearthline/rules/homes/looks/look.ts';
import type { ReactNode } from 'react';
import type { QuoteShownFragment } from '../../../../gql/generated.ts';
import { useNarrow } from '../../../../ui/actions/narrow-window.ts';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { stateForBuyer, stateSentence } from '../parts/quote-words.ts';

type Shown = Pick<QuoteShownFragment, 'home' | 'quotedPlan' | 'roof' | 'siding' | 'style' | 'color'>;

const designed = ({ home, quotedPlan, ...look }: Shown) => ({
  home: home && { slug: home.slug, planCode: home.planCode, quotedPlan, offered: true },
  ...picturedLook(look),
});

const factsOf = (home: NonNullable<Shown['home']>): readonly string[] => [
  bedroomsText(home.bedrooms),
  bathroomsText(home.bathrooms),
  `${home.squareFeet.toLocaleString('en-US')} sq ft`,
  home.modelType,
];

interface QuoteHeadProps {
  readonly quote: QuoteShownFragment;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The first screen of a quote: the house, what it comes to, until when, and the buttons. */
export const QuoteHead = ({ quote, children }: QuoteHeadProps) => {
  const { home, number, totalCents, notToExceedCents, loan } = quote;
  const state = stateForBuyer(quote);
  const look = designWords(designed(quote));
  return (
    <chakra.div
      display="grid"
      gap={{ base: '6', lg: '12' }}
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
    >
      <chakra.div order={{ base: 1, lg: 0 }} display="grid" gap="3" justifyItems="start">
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <Text look="eyebrow">Quote {number}</Text>
          <Badge tone={state.tone}>{state.title}</Badge>
        </chakra.div>
        <Heading as="h1" look="title" overflowWrap="anywhere">
          {home?.name ?? 'Your home'}
        </Heading>
        {home && (
          <Text quiet>
            <DotSeparated facts={[...factsOf(home), ...(quote.lookText?.split(' · ') ?? [look])]} />
          </Text>
        )}
        <chakra.p fontSize="2rem" fontWeight="650" lineHeight="1.2" fontVariantNumeric="tabular-nums" mt="2">
          {centsText(totalCents)}
        </chakra.p>
        <Text look="small" quiet fontVariantNumeric="tabular-nums">
          The total will not exceed {centsText(notToExceedCents)}.
        </Text>
        {loan && (
          <Text look="small" quiet>
            About {centsText(loan.monthlyCents)} a month: {paymentTermsText(loan)}
          </Text>
        )}
        <Text role="status" fontWeight="600" mt="1">
          {stateSentence(quote)}
        </Text>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
          {children}
        </chakra.div>
      </chakra.div>
      <Picture
        {...designPicture(designed(quote))}
        dusk
        sizes="(min-width: 1024px) 40rem, 100vw"
        alt={`The ${home?.name ?? ''} home${look ? ` with a ${look}` : ''}`}
        width="1200"
        height="800"
        w="full"
        h="auto"
        aspectRatio="3 / 2"
        objectFit="cover"
        borderRadius="xl"
        bg="sunken"
      />
    </chakra.div>
  );
};

/** The floor plan of a quote's home. */
export const QuotePlan = ({ quote }: { readonly quote: Shown }) => {
  const narrow = useNarrow();
  const design = designed(quote);
  const base = planBaseOf(design.home);
  if (base === null) return null;
  const look = lookParameters(chosenLook(design));
  return (
    <Panel title="Floor plan">
      <Picture
        dusk
        src={`${base}.svg?colors=light&caption=false&dimensions=false${narrow ? '&text=large' : ''}${look && `&${look}`}`}
        alt={`Floor plan of the ${quote.home?.name ?? 'home'}`}
        w="full"
        maxH="32rem"
        objectFit="contain"
        bg="surface"
        borderRadius="lg"
        borderWidth="1px"
        borderColor="line"
        p={{ base: '2', md: '4' }}
      />
    </Panel>
  );
};
