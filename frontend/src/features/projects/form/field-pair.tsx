import { chakra } from '@chakra-ui/react/styled-system';

/** Fields side by side, where there is room. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', sm: '5' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    alignItems: 'start',
  },
});
