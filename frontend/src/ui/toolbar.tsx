import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Search = chakra('div', { base: { display: 'flex', flex: { base: '1 1 100%', sm: '100 1 14rem' } } });
const Choices = chakra('div', {
  base: {
    display: 'contents',
    '& > *': { flex: { base: '1 1 calc(50% - 0.375rem)', sm: '1 1 13rem' }, minWidth: '0' },
    '& > [role=group]': { flexBasis: '100%', order: '1' },
  },
});

/** What narrows and orders a list: the search box, with what room there is, then the choices; on a phone two in a row, an odd last one alone. A group has a row of its own. */
export const Toolbar = ({ search, children }: { readonly search: ReactNode; readonly children: ReactNode }) => (
  <Row role="search"><Search>{search}</Search><Choices>{children}</Choices></Row>
);
