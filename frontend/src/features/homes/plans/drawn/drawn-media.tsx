import { chakra } from '@chakra-ui/react/styled-system';

/** The picture of a drawn home and its plan: above each other in a small window, side by side in a wider one. */
export const DrawnMedia = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9fr 11fr' },
    gridTemplateRows: { md: 'minmax(0, 1fr)' },
    aspectRatio: { md: '3 / 1' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > button': { aspectRatio: { base: '17 / 9', md: 'auto' } },
  },
});
