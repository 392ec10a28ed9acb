import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { useViewer } from '../../../../ui/image-viewer/lazy-viewer.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { uploadedImages } from '../home-images.ts';
import { PictureFrame } from '../../../../ui/image-viewer/picture-frame.tsx';

/** The pictures that the seller has uploaded besides the front; each opens the viewer. */
export const UploadedPictures = ({ home }: { readonly home: ShownHome }) => {
  const { prepare, show, viewer } = useViewer();
  const images = uploadedImages(home);
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="pictures">
      <Heading id="pictures" mb="6">
        Pictures
      </Heading>
      <chakra.ul
        onPointerEnter={prepare}
        onFocus={prepare}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
        gap="4"
      >
        {images.map((image, at) => (
          <li key={image.src}>
            <PictureFrame
              type="button"
              borderRadius="md"
              aria-label={`View full screen: ${image.alt}`}
              onClick={() => void show(images, at)}
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
      {viewer}
    </section>
  );
};
