import { chakra } from '@chakra-ui/react/styled-system';
import { designWords, housePicture, shownFirst, type Design } from '@hearthline/rules/design.ts';
import { useEffect, useState } from 'react';
import { Spinner } from '../../../ui/layout/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';

const widths = [400, 800, 1600] as const;
const addresses = (picture: string): string =>
  widths.map((width) => `${picture}?w=${width} ${width}w`).join(', ');

const sizes = '(min-width: 1024px) 40vw, (min-width: 640px) 20rem, 100vw';

const Frame = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', bg: 'sunken', aspectRatio: '3 / 2' },
});
const Layer = chakra('img', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
});

/** Describes the picture of a design: what was chosen, with defaults for the rest. */
const altOf = ({ roof, siding }: Design): string =>
  `House with a ${designWords({ roof: roof ?? shownFirst.roof, siding: siding ?? shownFirst.siding })}`;

/**
 * The house as designed so far. The previous picture stays in place until the new one is loaded; then the change is
 * announced.
 */
export const HousePicture = ({ design }: { design: Design }) => {
  const wanted = housePicture(design);
  const [shown, setShown] = useState(wanted);
  const [lost, setLost] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLost = lost === wanted;
  const isWaiting = wanted !== shown && !isLost;
  const { roof, siding } = design;
  const isReady = loaded === wanted;
  useEffect(() => {
    if (!isReady) return;
    let end: (() => void) | null = () => undefined;
    void import('./picture-preload.ts').then(
      ({ preloadPictures }) => (end &&= preloadPictures({ roof, siding }, { sizes, addresses })),
      () => undefined,
    );
    return () => {
      end?.();
      end = null;
    };
  }, [roof, siding, isReady]);
  // Keyed by picture, so that the one being loaded becomes the visible one without being rendered anew.
  const layers = isWaiting ? [shown, wanted] : [shown];
  return (
    <>
      <Frame borderRadius={{ base: '0', sm: 'lg' }} aria-busy={isWaiting}>
        {layers.map((picture) => (
          <Layer
            key={picture}
            src={`${picture}?w=800`}
            srcSet={addresses(picture)}
            sizes={sizes}
            alt={picture === wanted ? altOf(design) : ''}
            width="1200"
            height="800"
            fetchPriority="high"
            opacity={picture === shown ? 1 : 0}
            ref={(image: HTMLImageElement | null) => {
              // A prerendered picture may have been loaded before React listened.
              if (image?.complete && image.naturalWidth > 0) setLoaded(picture);
            }}
            onLoad={() => {
              setShown(picture);
              setLoaded(picture);
            }}
            onError={() => setLost(picture)}
          />
        ))}
        {isWaiting && (
          <chakra.span
            position="absolute"
            top="3"
            insetInlineEnd="3"
            p="2"
            borderRadius="full"
            bg="surface"
            color="ink"
            display="grid"
          >
            <Spinner />
          </chakra.span>
        )}
      </Frame>
      {/* The selections announce the choice; this announces that the picture has changed. */}
      <chakra.p role="status" srOnly>
        {isWaiting || isLost || !designWords(design) ? '' : `Picture: ${altOf(design)}`}
      </chakra.p>
      {isLost && (
        <Text role="alert" look="small" color="danger" mt="2" px={{ base: '5', sm: '0' }}>
          This picture could not be loaded. Your choice is kept.
        </Text>
      )}
    </>
  );
};
