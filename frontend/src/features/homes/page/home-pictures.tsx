import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownHome } from '@hearthline/rules/homes/shown-home.ts';
import type { ReactNode } from 'react';
import { useViewer } from '../../../ui/image-viewer/lazy-viewer.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { frontImage, imageAt, sizesOf, uploadedImages } from '../home-images.ts';
import { EnlargeSign, PictureFrame } from '../picture-frame.tsx';

interface HomePicturesProps {
  readonly home: ShownHome;
  /** The house, in place of the picture of its front. */
  readonly house?: ((picture: ReactNode) => ReactNode) | undefined;
}

/** The front of a home, and below it the other pictures that the seller has uploaded; each opens the viewer. */
export const HomePictures = ({ home, house }: HomePicturesProps) => {
  const { prepare, show, viewer } = useViewer();
  const front = frontImage(home);
  const others = uploadedImages(home);
  const open = (index: number): void => void show([front, ...others], index);
  const picture = (
    <PictureFrame
      type="button"
      borderRadius="xl"
      aria-label={`View the ${home.name} full screen`}
      onClick={() => open(0)}
    >
      <Picture
        data-grow="page"
        dusk={front.dusk ?? false}
        src={imageAt(front, 800)}
        srcSet={sizesOf(front)}
        sizes="(min-width: 1024px) 42rem, 100vw"
        alt={front.alt}
        loading="eager"
        fetchPriority="high"
        width="1200"
        height="800"
        w="full"
        h="auto"
        aspectRatio="3 / 2"
        objectFit="cover"
      />
      <EnlargeSign />
    </PictureFrame>
  );
  return (
    <chakra.div display="grid" gap="3" onPointerEnter={prepare} onFocus={prepare}>
      {house ? house(picture) : picture}
      {others.length > 0 && (
        <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="3">
          {others.map((image, index) => (
            <li key={image.src}>
              <PictureFrame
                type="button"
                borderRadius="md"
                aria-label={`View full screen: ${image.alt}`}
                onClick={() => open(index + 1)}
              >
                <Picture
                  src={image.src}
                  alt=""
                  width="400"
                  height="300"
                  w="full"
                  h="auto"
                  aspectRatio="4 / 3"
                  objectFit="cover"
                />
              </PictureFrame>
            </li>
          ))}
        </chakra.ul>
      )}
      {viewer}
    </chakra.div>
  );
};
