import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Picture } from '../image-viewer/picture.tsx';
import { Container } from './surface.tsx';

interface FeatureRowProps {
  /** File under `/api/image/`, without its ending. */
  readonly picture: string;
  readonly alt: string;
  /** Puts the picture after the text where they are side by side. */
  readonly after?: boolean;
  readonly children: ReactNode;
}

/** A large picture beside text. */
export const FeatureRow = ({ picture, alt, after = false, children }: FeatureRowProps) => (
  <Container
    display="grid"
    gap={{ base: '7', md: '10', lg: '16' }}
    alignItems="center"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
  >
    <Picture
      dusk
      src={`/api/image/${picture}.webp?w=800`}
      srcSet={[400, 800, 1600].map((width) => `/api/image/${picture}.webp?w=${width} ${width}w`).join(', ')}
      sizes="(min-width: 1280px) 36rem, (min-width: 768px) 50vw, 100vw"
      alt={alt}
      width="1200"
      height="800"
      w="full"
      h="auto"
      aspectRatio="3 / 2"
      objectFit="cover"
      borderRadius="xl"
      order={after ? { md: 1 } : undefined}
    />
    <chakra.div>{children}</chakra.div>
  </Container>
);
