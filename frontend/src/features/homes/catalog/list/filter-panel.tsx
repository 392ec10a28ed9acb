import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { CatalogFilters } from './catalog-filters.tsx';

/** Beside the homes in a wide window; in a small one behind a button above them. */
export const FilterPanel = (props: ComponentProps<typeof CatalogFilters>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.section
      aria-label="Filters"
      position={{ lg: 'sticky' }}
      top="5.5rem"
      _print={{ display: 'none' }}
    >
      <Button
        variant="outline"
        width="full"
        display={{ base: 'inline-flex', lg: 'none' }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {props.count > 0 ? `Filters (${props.count})` : 'Filters'}
      </Button>
      <chakra.div
        display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}
        mt={{ base: '5', lg: '0' }}
        maxH={{ lg: 'calc(100dvh - 7rem)' }}
        overflowY={{ lg: 'auto' }}
        // The rings of focused chips are not cut off.
        px="1"
        mx="-1"
        py="1"
      >
        <CatalogFilters {...props} />
      </chakra.div>
    </chakra.section>
  );
};
