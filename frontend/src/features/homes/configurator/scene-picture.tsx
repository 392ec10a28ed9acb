import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { Spinner } from '../../../ui/layout/spinner.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';

/** A picture of the home as it is chosen. */
export interface SceneImage {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** It is one of the site's drawings that also exist for dark pages. */
  readonly dusk: boolean;
  readonly alt: string;
  /** Its name, where it is shown enlarged. */
  readonly title: string;
}

interface ScenePictureProps {
  readonly image: SceneImage;
  /** Called with the address that the browser took, once it is there. */
  readonly onShown?: ((src: string) => void) | undefined;
  /** What is around the picture, such as a button that enlarges it. */
  readonly frame: (picture: ReactNode) => ReactNode;
}

/** The picture of a home. The one before stays in place until the next is loaded; then the change is announced. */
export const ScenePicture = ({ image, onShown, frame }: ScenePictureProps) => {
  const [shown, setShown] = useState(image);
  const [lost, setLost] = useState<string | null>(null);
  const isLost = lost === image.src;
  const isWaiting = image.src !== shown.src && !isLost;
  const [isChanged, setChanged] = useState(false);
  // Keyed by address, so that the one being loaded becomes the visible one without being rendered anew.
  const layers = image.src === shown.src || isLost ? [isLost ? shown : image] : [shown, image];
  const picture = (
    <chakra.span
      display="block"
      position="relative"
      overflow="hidden"
      bg="sunken"
      h={{ base: 'var(--scene)', lg: 'auto' }}
      aspectRatio={{ lg: '3 / 2' }}
      borderRadius={{ base: '0', lg: 'xl' }}
      aria-busy={isWaiting}
    >
      {layers.map((layer) => (
        <Picture
          key={layer.src}
          src={layer.src}
          srcSet={layer.srcSet}
          dusk={layer.dusk}
          alt={layer.src === image.src ? layer.alt : ''}
          data-grow="page"
          sizes="(min-width: 1024px) 46rem, 100vw"
          loading="eager"
          fetchPriority="high"
          width="1200"
          height="800"
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          opacity={layer.src === shown.src ? '1' : '0'}
          onLoad={({ currentTarget }) => {
            setChanged(layer.src !== shown.src || isChanged);
            setShown(layer);
            onShown?.(currentTarget.currentSrc);
          }}
          onError={() => setLost(layer.src)}
        />
      ))}
      {isWaiting && (
        <chakra.span
          position="absolute"
          top="11"
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
    </chakra.span>
  );
  return (
    <>
      {frame(picture)}
      {isLost && (
        <chakra.p
          role="alert"
          position="absolute"
          insetInline="3"
          bottom="3"
          px="3"
          py="2"
          borderRadius="md"
          bg="surface"
          color="danger"
          textStyle="small"
        >
          This picture could not be loaded. Your choice is kept.
        </chakra.p>
      )}
      {/* The choices announce themselves; this announces that the picture has changed. */}
      <chakra.p role="status" srOnly>
        {isChanged && !isWaiting && !isLost ? `Picture: ${image.alt}` : ''}
      </chakra.p>
    </>
  );
};
