import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps } from 'react';
import { PictureIcon } from '../theme/icons.tsx';

interface PictureProps extends ComponentProps<typeof chakra.img> {
  readonly src: string;
  readonly alt: string;
}

/**
 * A picture that keeps its space: a plain background until it is loaded, and a drawn frame instead of the browser's broken
 * image icon if it fails. The `alt` text is available either way.
 */
export const Picture = ({ src, alt, ...rest }: PictureProps) => {
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
  return (
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
};
