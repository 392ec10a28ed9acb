import { chakra } from '@chakra-ui/react/styled-system';

/** Homes one below the other, so that their plans can be read. */
export const ResultList = chakra('ul', {
  base: { display: 'grid', gap: '6', listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isStale: { true: { opacity: '0.5' } } },
});
