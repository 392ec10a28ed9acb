import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { CompareTick } from '../compare/compare-tick.tsx';
import { Enlarge, Fact } from '../plan-card-parts.tsx';
import type { HomeSummary } from './home-summary.ts';

interface HomeCardProps {
  readonly home: HomeSummary;
  /** Why it is among the results. */
  readonly why: string;
  readonly description?: string | undefined;
  /** Links to its files. */
  readonly files: ReactNode;
  /** What it costs. */
  readonly price?: ReactNode;
  readonly onEnlarge: () => void;
}

/** A home among the results: its plan large enough to be read, how it looks, its facts, and the ways on. */
export const HomeCard = ({ home, why, description, files, price, onEnlarge }: HomeCardProps) => {
  const { name, kind, bedrooms, baths, size, squareFeet, drawing, exterior } = home;
  return (
    <Card as="article" aria-label={name} p="0" overflow="hidden" breakInside="avoid">
      {drawing && (
        <Enlarge
          bg="surface"
          display="grid"
          placeItems="center"
          // Beside the icon, which would cover a corner of a small drawing.
          pb={{ base: '9', md: '0' }}
          borderBottomWidth="1px"
          aria-label={`View the floor plan of the ${name} full screen`}
          onClick={onEnlarge}
        >
          <Picture
            dusk
            src={drawing.src}
            alt={drawing.alt}
            w="full"
            bg="surface"
            p={{ base: '2', md: '4' }}
            maxH="32rem"
            aspectRatio={drawing.ratio}
            objectFit="contain"
          />
        </Enlarge>
      )}
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        p={{ base: '5', md: '6' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: '13rem minmax(0, 1fr)',
          xl: '16rem minmax(0, 1fr)',
        }}
      >
        <Picture
          data-grow="card"
          dusk
          src={exterior.src}
          alt={exterior.alt}
          w="full"
          aspectRatio={exterior.ratio}
          objectFit="cover"
          borderRadius="md"
        />
        <chakra.div minW="0" display="grid" gap="3" alignContent="start">
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
            <div>
              <Heading as="h3" look="subheading">
                {name}
              </Heading>
              <Text look="small" quiet>
                {kind}
              </Text>
            </div>
            <CompareTick id={home.id} name={name} />
          </chakra.div>
          <Text look="small" color="pineText" fontWeight="600">
            {why}
          </Text>
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, auto)' }}
            justifyContent={{ sm: 'start' }}
            columnGap={{ base: '4', sm: '8' }}
            rowGap="2"
          >
            <Fact name="Bedrooms" value={bedrooms} />
            <Fact {...baths} />
            <Fact {...size} />
            <Fact name="Square feet" value={Math.round(squareFeet).toLocaleString('en-US')} />
          </chakra.dl>
          {description && <Text look="small">{description}</Text>}
          {/* As high as what comes, so that nothing below moves. */}
          <Suspense fallback={<chakra.div minH="11.5rem" />}>{price}</Suspense>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="4"
            rowGap="3"
            mt="1"
            _print={{ display: 'none' }}
          >
            <ButtonLink to={home.page} size="sm" aria-label={`See the ${name}`}>
              See this home
            </ButtonLink>
            <ButtonLink
              to={home.booking}
              variant="outline"
              size="sm"
              aria-label={`Book Consultation about the ${name}`}
            >
              Book Consultation
            </ButtonLink>
            <chakra.span display="flex" flexWrap="wrap" columnGap="4" textStyle="small">
              {files}
            </chakra.span>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Card>
  );
};

/** A link to a file of a home. */
export const FileLink = chakra('a', { base: { ...textLink, fontWeight: '600' } });
