import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { FilterIcon } from '../theme/further-icons.tsx';

interface ListToolbarProps {
  readonly search: ReactNode;
  /** How many of the choices are set. */
  readonly set: number;
  readonly children: ReactNode;
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } },
});
const Search = chakra('div', {
  base: {
    display: 'flex',
    flex: { base: '1 1 10rem', sm: '100 1 14rem' },
    minWidth: { base: '0', sm: 'auto' },
    // On a phone the search box may shrink below its usual minimum, to fit beside the button.
    '--search-min': { base: '0px', sm: '14rem' },
  },
});
const Choices = chakra('div', {
  base: {
    '& > *': { flex: { base: '1 1 calc(50% - 0.375rem)', sm: '1 1 13rem' }, minWidth: '0' },
    '& > [role=group]': { flexBasis: '100%', order: '1' },
  },
  variants: { open: { true: { display: 'contents' }, false: { display: { base: 'none', sm: 'contents' } } } },
});

/**
 * Filters and sorts a list: the search box takes the space left over by the choices. On a phone those are behind one
 * button, which shows how many are set; opened, there are two per row, an odd last one alone. A group has its own row.
 */
export const ListToolbar = ({ search, set, children }: ListToolbarProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Row role="search">
      <Search>{search}</Search>
      <Button
        variant="outline"
        minH="12"
        px="4"
        hideFrom="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        {...(set > 0 && { bg: 'pineTint', borderColor: 'pine', color: 'pineText' })}
      >
        <FilterIcon />
        Filters{set > 0 && ` (${set})`}
      </Button>
      <Choices id={id} open={open}>
        {children}
      </Choices>
    </Row>
  );
};
