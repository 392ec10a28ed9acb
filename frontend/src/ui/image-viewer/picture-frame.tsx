import { chakra } from '@chakra-ui/react/styled-system';
import { EnlargeIcon } from '../theme/icons.tsx';

/** A picture that opens the viewer when it is pressed. */
export const PictureFrame = chakra('button', {
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

/** The sign in the corner of a large picture. */
export const EnlargeSign = () => (
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
    _print={{ display: 'none' }}
  >
    <EnlargeIcon />
  </chakra.span>
);
