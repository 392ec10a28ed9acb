import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/form/button.tsx';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { EnlargeIcon } from '../../ui/theme/icons.tsx';
import { Picture } from '../../ui/image-viewer/picture.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { picturesOf, planIndex, type FeaturedHome } from './homes.ts';

const Frame = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    p: '0',
    overflow: 'hidden',
    cursor: 'zoom-in',
    bg: 'sunken',
    '& img': { transition: 'transform 300ms' },
    _hover: { '& img': { transform: 'scale(1.02)' } },
  },
});

const widths = [400, 800, 1600] as const;
const addresses = (src: string): string => widths.map((width) => `${src}?w=${width} ${width}w`).join(', ');

interface CardProps {
  readonly home: FeaturedHome;
  /** Puts the picture beside the text instead of above it, where there is room. */
  readonly wide?: boolean;
  /** Opens the viewer at the picture with that index. */
  readonly onView: (index: number) => void;
}

/** A featured home: its exterior, its facts, and its other pictures; each opens the viewer. */
export const FeaturedHomeCard = ({ home, wide = false, onView }: CardProps) => {
  const [exterior, ...details] = picturesOf(home);
  return (
    <chakra.article
      aria-label={home.title}
      display="grid"
      alignContent="start"
      gap={{ base: '5', lg: wide ? '10' : '5' }}
      alignItems={wide ? 'center' : undefined}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: wide ? 'minmax(0, 1.65fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      {exterior && (
        <Frame
          type="button"
          borderRadius="xl"
          aria-label={`View the ${home.title} full screen`}
          onClick={() => onView(0)}
        >
          <Picture
            dusk
            src={`${exterior.src}?w=800`}
            srcSet={addresses(exterior.src)}
            sizes={wide ? '(min-width: 1024px) 46rem, 100vw' : '(min-width: 768px) 36rem, 100vw'}
            alt={exterior.alt}
            width="1200"
            height="800"
            w="full"
            h="auto"
            aspectRatio="3 / 2"
            objectFit="cover"
          />
          <chakra.span
            position="absolute"
            right="4"
            bottom="4"
            display="grid"
            placeItems="center"
            w="10"
            h="10"
            borderRadius="full"
            bg="surface"
            color="ink"
          >
            <EnlargeIcon />
          </chakra.span>
        </Frame>
      )}
      <div>
        <Heading as="h3" look={wide ? 'title' : 'heading'}>
          {home.title}
        </Heading>
        <Text look="small" fontWeight="600" mt="2" color="pineText" textWrap="balance">
          <DotSeparated facts={home.specs} />
        </Text>
        <Text quiet mt="3" maxW="52ch">
          {home.description}
        </Text>
        <chakra.ul display="grid" gridTemplateColumns="repeat(3, minmax(0, 7.5rem))" gap="3" mt="5">
          {details.map(({ src, alt, title }, index) => (
            <li key={src}>
              <Frame
                type="button"
                borderRadius="md"
                boxShadow="0 0 0 1px var(--h-colors-line)"
                aria-label={`View ${title ?? alt} full screen`}
                onClick={() => onView(index + 1)}
              >
                <Picture
                  dusk
                  src={`${src}?w=400`}
                  alt=""
                  width="400"
                  height="300"
                  w="full"
                  h="auto"
                  aspectRatio="4 / 3"
                  objectFit="cover"
                  objectPosition={index === 0 ? '50% 60%' : undefined}
                />
              </Frame>
            </li>
          ))}
        </chakra.ul>
        <Button
          variant="outline"
          mt="6"
          aria-label={`View Floor Plan: ${home.title}`}
          onClick={() => onView(planIndex)}
        >
          View Floor Plan
        </Button>
      </div>
    </chakra.article>
  );
};
