import { chakra } from '@chakra-ui/react/styled-system';
import { homePath, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/actions/button.tsx';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { featuredImages, frontImage, imageAt, sizesOf } from '../home-images.ts';
import { specsOf } from '../home-words.ts';
import { EnlargeSign, PictureFrame } from '../../../../ui/image-viewer/picture-frame.tsx';

const PageLink = chakra(Link, { base: { ...textLink, fontWeight: '600', textStyle: 'small' } });

/** Of the details below the text. */
const maxDetails = 3;

interface CardProps {
  readonly home: ShownHome;
  /** Puts the picture beside the text instead of above it, where there is room. */
  readonly wide?: boolean;
  /** What it costs. */
  readonly price?: ReactNode;
  /** Opens the viewer at the picture with that index. */
  readonly onView: (index: number) => void;
}

/** A featured home: its exterior, its facts, and its other pictures, each of which opens the viewer; and the way to its page. */
export const FeaturedHomeCard = ({ home, wide = false, price, onView }: CardProps) => {
  const exterior = frontImage(home);
  const details = featuredImages(home).slice(1, 1 + maxDetails);
  return (
    <chakra.article
      aria-label={home.name}
      display="grid"
      alignContent="start"
      gap={{ base: '5', lg: wide ? '10' : '5' }}
      alignItems={wide ? 'center' : undefined}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: wide ? 'minmax(0, 1.65fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      <PictureFrame
        type="button"
        borderRadius="xl"
        aria-label={`View the ${home.name} full screen`}
        onClick={() => onView(0)}
      >
        <Picture
          data-grow="card"
          dusk={exterior.dusk ?? false}
          src={imageAt(exterior, 800)}
          srcSet={sizesOf(exterior)}
          sizes={wide ? '(min-width: 1024px) 46rem, 100vw' : '(min-width: 768px) 36rem, 100vw'}
          alt={exterior.alt}
          width="1200"
          height="800"
          w="full"
          h="auto"
          aspectRatio="3 / 2"
          objectFit="cover"
        />
        <EnlargeSign />
      </PictureFrame>
      <div>
        <Heading as="h3" look={wide ? 'title' : 'heading'}>
          {home.name}
        </Heading>
        <Text look="small" fontWeight="600" mt="2" color="pineText" textWrap="balance">
          <DotSeparated facts={specsOf(home)} />
        </Text>
        <Text quiet mt="3" maxW="52ch">
          {home.description}
        </Text>
        {price && <chakra.div mt="4">{price}</chakra.div>}
        <chakra.ul display="grid" gridTemplateColumns="repeat(3, minmax(0, 7.5rem))" gap="3" mt="5">
          {details.map((image, index) => (
            <li key={image.src}>
              <PictureFrame
                type="button"
                borderRadius="md"
                boxShadow="0 0 0 1px var(--h-colors-line)"
                aria-label={`View ${image.title ?? image.alt} full screen`}
                onClick={() => onView(index + 1)}
              >
                <Picture
                  dusk={image.dusk ?? false}
                  src={imageAt(image, 400)}
                  alt=""
                  width="400"
                  height="300"
                  w="full"
                  h="auto"
                  aspectRatio="4 / 3"
                  objectFit="cover"
                  objectPosition={home.hasPlan && index === 0 ? '50% 60%' : undefined}
                />
              </PictureFrame>
            </li>
          ))}
        </chakra.ul>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3" mt="6">
          {home.hasPlan && (
            <Button
              variant="outline"
              aria-label={`View Floor Plan: ${home.name}`}
              // The floor plan comes after the exterior.
              onClick={() => onView(1)}
            >
              View Floor Plan
            </Button>
          )}
          <PageLink to={homePath(home.slug)}>Everything about the {home.name}</PageLink>
        </chakra.div>
      </div>
    </chakra.article>
  );
};
