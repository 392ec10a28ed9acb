import { chakra } from '@chakra-ui/react/styled-system';

/** An entry of a list in a card: what it is on the left, what can be done with it on the right. */
export const CardRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});
