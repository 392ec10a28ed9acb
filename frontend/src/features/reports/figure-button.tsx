import { chakra } from '@chakra-ui/react/styled-system';

/** A figure that can be looked into: it opens the records that it is made from. */
export const FigureButton = chakra(
  'button',
  {
    base: {
      font: 'inherit',
      fontVariantNumeric: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      minH: '6',
      // As wide as a finger, without moving the figure.
      px: '1.5',
      mx: '-1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em', bg: 'sunken' },
    },
  },
  { defaultProps: { type: 'button', 'aria-haspopup': 'dialog' } },
);
