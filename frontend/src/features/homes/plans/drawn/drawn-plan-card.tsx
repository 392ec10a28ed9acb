import { chakra } from '@chakra-ui/react/styled-system';
import type { DrawnPlanFragment } from '../../../../gql/generated.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { CompareTick } from '../compare/compare-tick.tsx';
import {
  bookingLabel,
  FileLink,
  HomeFacts,
  HomeLinks,
  HomePageLink,
  PlanPicture,
  PriceRoom,
  StreetPicture,
} from '../results/home-card-parts.tsx';
import type { ShowPrice } from '../results/home-summary.ts';
import { designFile, designHome } from './design-home.ts';
import { DrawnMedia } from './drawn-media.tsx';
import { arrangementText, kindText } from './plan-words.ts';

const files = [
  { kind: 'pdf', title: 'PDF', what: 'as PDF, to scale, opens in a new tab', opens: true },
  { kind: 'png', title: 'PNG', what: 'as PNG picture, opens in a new tab', opens: true },
  { kind: 'dxf', title: 'DXF', what: 'as DXF for drafting programs, download', opens: false },
] as const;

interface DrawnPlanCardProps {
  readonly plan: DrawnPlanFragment;
  readonly price?: ShowPrice | undefined;
  readonly onEnlarge: () => void;
}

/** A plan that was drawn for the visitor: how it looks from the street, its rooms, what it is, and what it costs. */
export const DrawnPlanCard = ({ plan, price, onEnlarge }: DrawnPlanCardProps) => {
  // Beside the picture a plan is as small as on a phone.
  const home = designHome(plan, true);
  const { name } = home;
  const arrangement = arrangementText(plan);
  return (
    <Card as="article" aria-label={name} p="0" overflow="hidden" breakInside="avoid">
      <DrawnMedia>
        <StreetPicture
          exterior={home.exterior}
          sizes="(min-width: 768px) 28rem, 100vw"
          aspectRatio={{ base: '16 / 9', md: 'auto' }}
          h={{ md: 'full' }}
        />
        <PlanPicture home={home} p={{ base: '2', md: '4' }} onClick={onEnlarge} />
      </DrawnMedia>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }}
        columnGap="8"
        rowGap="3"
        px={{ base: '4', md: '6' }}
        py={{ base: '4', md: '5' }}
      >
        <chakra.div display="grid" gap="3" alignContent="start">
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="4"
          >
            <Heading as="h3" look="subheading">
              {name}
            </Heading>
            <CompareTick id={home.id} name={name} />
            <chakra.div w="full" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              {arrangement && <Badge tone="done">{arrangement}</Badge>}
              <Text look="small" quiet>
                {kindText(plan)}
              </Text>
            </chakra.div>
          </chakra.div>
          <HomeFacts
            home={home}
            gridTemplateColumns={{ base: '3fr 2fr', sm: 'repeat(4, auto)' }}
            justifyContent={{ sm: 'start' }}
            columnGap="6"
            rowGap="2"
          />
        </chakra.div>
        <chakra.div gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 2' }}>
          <PriceRoom>{price?.({ planCode: plan.code })}</PriceRoom>
        </chakra.div>
        <HomeLinks flexWrap="wrap">
          <HomePageLink home={home} />
          <ButtonLink to={home.booking} variant="outline" size="sm" aria-label={bookingLabel(name)}>
            Book Consultation
          </ButtonLink>
          {files.map(({ kind, title, what, opens }) => (
            <FileLink
              key={kind}
              href={designFile(plan.code, kind)}
              {...(opens ? { target: '_blank', rel: 'noopener' } : { download: true })}
              aria-label={`${name} ${what}`}
            >
              {title}
            </FileLink>
          ))}
        </HomeLinks>
      </chakra.div>
    </Card>
  );
};
