import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownHome } from '@hearthline/rules/homes/shown-home.ts';
import type { HomeView } from '@hearthline/rules/homes/views.ts';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../../ui/image-viewer/lazy-viewer.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { ViewStrip } from '../../../ui/image-viewer/view-strip.tsx';
import { frontImage, imageAt, sizesOf, uploadedImages, viewImages } from '../home-images.ts';
import { EnlargeSign, PictureFrame } from '../picture-frame.tsx';

interface HomePicturesProps {
  readonly home: ShownHome;
  /** The house, in place of the picture of its front. */
  readonly house?: ((picture: ReactNode) => ReactNode) | undefined;
}

/** The front of a home, and below it the other pictures that the seller has uploaded; each opens the viewer. */
export const HomePictures = ({ home, house }: HomePicturesProps) => {
  const { prepare, show, viewer } = useViewer();
  const views = viewImages(home);
  const [chosen, setChosen] = useState<HomeView>('street');
  const index = Math.max(
    0,
    views.findIndex(({ view }) => view === chosen),
  );
  const large = views[index] ?? frontImage(home);
  const others = uploadedImages(home);
  const open = (at: number): void => void show([...views, ...others], at);
  const frame = (
    <PictureFrame
      type="button"
      borderRadius="xl"
      aria-label={`View the ${home.name} full screen`}
      onClick={() => open(index)}
    >
      <Picture
        data-grow="page"
        dusk={large.dusk ?? false}
        src={imageAt(large, 800)}
        srcSet={sizesOf(large)}
        sizes="(min-width: 1024px) 42rem, 100vw"
        alt={large.alt}
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
  const picture =
    views.length > 1 ? (
      <div>
        {frame}
        <ViewStrip
          views={views.map((image) => ({ ...image, src: imageAt(image, 400) }))}
          shown={chosen}
          onShow={setChosen}
        />
      </div>
    ) : (
      frame
    );
  return (
    <chakra.div display="grid" gap="3" onPointerEnter={prepare} onFocus={prepare}>
      {house ? house(picture) : picture}
      {others.length > 0 && (
        <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="3">
          {others.map((image, other) => (
            <li key={image.src}>
              <PictureFrame
                type="button"
                borderRadius="md"
                aria-label={`View full screen: ${image.alt}`}
                onClick={() => open(views.length + other)}
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
