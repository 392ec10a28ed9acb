import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { PlanCardFragment } from '../../../../gql/generated.ts';
import { useNarrow } from '../../../../ui/actions/narrow-window.ts';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { CompareTick } from '../compare/compare-tick.tsx';
import { catalogHome, hasPlan, slugOf } from './catalog-result.ts';
import {
  bookingLabel,
  FileLink,
  HomeFacts,
  HomeLinks,
  HomePageLink,
  PlanPicture,
  PriceRoom,
  StreetPicture,
} from './home-card-parts.tsx';
import { isDrawn, type ShowPrice } from './home-summary.ts';

const smallLink = {
  ...textLink,
  fontWeight: '600',
  textStyle: { base: 'fine', sm: 'small' },
  py: '1',
} as const;
const TextLink = chakra(Link, { base: smallLink });

interface CatalogCardProps {
  readonly plan: PlanCardFragment;
  readonly price?: ShowPrice | undefined;
  readonly onEnlarge: () => void;
}

/** A matching home of the catalog: its plan beside its picture, what it is, and what it costs. */
export const CatalogCard = ({ plan, price, onEnlarge }: CatalogCardProps) => {
  const slug = slugOf(plan);
  const home = catalogHome(slug, { ...plan, hasPlan: hasPlan(plan) }, useNarrow());
  const { name, kind } = home;
  return (
    <Card
      as="article"
      aria-label={name}
      p="0"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      breakInside="avoid"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={isDrawn(home) ? '3fr 2fr' : undefined}
        gridTemplateRows="minmax(0, 1fr)"
        h={{ base: '6.5rem', sm: '7.5rem' }}
        borderBottomWidth="1px"
        borderColor="line"
        _print={{ h: '16rem' }}
      >
        {isDrawn(home) && (
          <PlanPicture
            home={home}
            p="2"
            // So small, the icon would cover a corner of the plan.
            css={{ '& img': { objectPosition: 'top' }, '& > span': { w: '6', h: '6', fontSize: '0.75rem' } }}
            onClick={onEnlarge}
          />
        )}
        <StreetPicture exterior={home.exterior} h="full" sizes="10rem" />
      </chakra.div>
      <chakra.div flex="1" display="grid" alignContent="space-between" gap="2" px="3" pt="2" pb="3">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" columnGap="3">
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" minW="0">
            <Heading as="h3" look="subheading">
              {name}
            </Heading>
            <Text look="fine" quiet>
              {kind}
            </Text>
          </chakra.div>
          <CompareTick id={home.id} name={name} />
        </chakra.div>
        <HomeFacts
          home={home}
          gridTemplateColumns="auto auto"
          justifyContent="space-between"
          columnGap="4"
          textStyle="fine"
          css={{ '& > div': { display: 'flex', gap: '2' } }}
        />
        <PriceRoom>{price?.({ slug })}</PriceRoom>
        {/* One line, also in the narrowest card. */}
        <HomeLinks justifyContent="space-between" columnGap="1.5" whiteSpace="nowrap">
          <HomePageLink home={home} />
          <TextLink to={home.booking} aria-label={bookingLabel(name)}>
            Book Consultation
          </TextLink>
          {hasPlan(plan) && (
            <FileLink
              css={smallLink}
              href={`/api/homes/${slug}/plan.pdf`}
              target="_blank"
              rel="noopener"
              aria-label={`Floor plan as PDF: ${name}, opens in a new tab`}
            >
              PDF
            </FileLink>
          )}
        </HomeLinks>
      </chakra.div>
    </Card>
  );
};
