import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useViewer } from '../../../../ui/image-viewer/lazy-viewer.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { frontImage, imageAt, sizesOf, uploadedImages } from '../home-images.ts';
import type { ViewImage } from './view-images.ts';
import { EnlargeSign, PictureFrame } from '../picture-frame.tsx';

// In the HTML that is served; the page does not wait for their script.
const loadViews = () => import('./home-views.tsx');
const HomeViews = lazy(() => loadViews().then((file) => ({ default: file.HomeViews })));

interface HomePicturesProps {
  readonly home: ShownHome;
  /** The house, in place of the picture of its front. */
  readonly house?: ((picture: ReactNode) => ReactNode) | undefined;
}

/** The front of a home, and below it the other pictures that the seller has uploaded; each opens the viewer. */
export const HomePictures = ({ home, house }: HomePicturesProps) => {
  const { prepare, show, viewer } = useViewer();
  const [chosen, setChosen] = useState<ViewImage | null>(null);
  const front = frontImage(home);
  const large = chosen ?? front;
  const others = uploadedImages(home);
  /** @param at of the uploaded pictures besides the front; null for the one that is shown large */
  const open = async (at: number | null): Promise<void> => {
    const views = front.dusk ? (await loadViews()).viewImages(home) : [front];
    const first = Math.max(
      0,
      views.findIndex(({ src }) => src === large.src),
    );
    void show([...views, ...others], at === null ? first : views.length + at);
  };
  const frame = (
    <PictureFrame
      type="button"
      borderRadius="xl"
      aria-label={`View the ${home.name} full screen`}
      onClick={() => void open(null)}
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
  const picture = front.dusk ? (
    <div>
      {frame}
      <Suspense fallback={<chakra.div minH="7.5rem" />}>
        <HomeViews home={home} shown={chosen} onShow={setChosen} />
      </Suspense>
    </div>
  ) : (
    frame
  );
  return (
    // On paper, small enough to stay on the first sheet.
    <chakra.div display="grid" gap="3" onPointerEnter={prepare} onFocus={prepare} _print={{ maxW: '34rem' }}>
      {house ? house(picture) : picture}
      {others.length > 0 && (
        <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="3">
          {others.map((image, other) => (
            <li key={image.src}>
              <PictureFrame
                type="button"
                borderRadius="md"
                aria-label={`View full screen: ${image.alt}`}
                onClick={() => void open(other)}
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
