import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps } from 'react';
import { useDarkMedia } from '../../platform/browser/color-mode.ts';
import { PictureIcon } from '../theme/icons.tsx';
import { darkVariant } from './dark-variant.ts';

interface PictureProps extends ComponentProps<typeof chakra.img> {
  readonly src: string;
  readonly alt: string;
  /** It is one of the site's drawings that also exist for dark pages. */
  readonly dusk?: boolean;
}

/**
 * A picture that keeps its space: a plain background until it is loaded, and a drawn frame instead of the browser's broken
 * image icon if it fails. The `alt` text is available either way.
 */
export const Picture = ({ src, alt, dusk = false, ...rest }: PictureProps) => {
  const darkMedia = useDarkMedia();
  const [lost, setLost] = useState<string | null>(null);
  if (lost === src) {
    const { id, w, h, aspectRatio, borderRadius } = rest;
    return (
      <chakra.span
        id={id}
        role="img"
        aria-label={alt}
        display="grid"
        placeItems="center"
        w={w}
        h={h}
        aspectRatio={aspectRatio}
        borderRadius={borderRadius}
        bg="sunken"
        color="edge"
        fontSize="2.5rem"
      >
        <PictureIcon />
      </chakra.span>
    );
  }
  const image = (
    <chakra.img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      bg="sunken"
      color="transparent"
      onError={() => setLost(src)}
      {...rest}
    />
  );
  if (!dusk) return image;
  return (
    <chakra.picture display="contents">
      {/* Hidden: inside of `contents` it would take a place in the grid around it. */}
      <source hidden media={darkMedia} srcSet={darkVariant(rest.srcSet ?? src)} sizes={rest.sizes} />
      {image}
    </chakra.picture>
  );
};
