import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import type { useCatalogAddress } from './catalog-address.ts';
import { choicesOf, facetNames, type FacetName } from './catalog-filter.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { DollarField } from '../../../../domain/dollar-field.tsx';

const facetTitles: Readonly<Record<FacetName, string>> = {
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  type: 'Width',
  size: 'Square feet',
};

interface CatalogFiltersProps {
  readonly homes: readonly CatalogEntry[];
  readonly address: ReturnType<typeof useCatalogAddress>;
  /** How much is asked for. */
  readonly count: number;
  readonly onClear: () => void;
}

/** What a home must have and what it may cost; each choice says how many homes it leads to. */
export const CatalogFilters = ({ homes, address, count, onClear }: CatalogFiltersProps) => {
  const { wish, choose, limit } = address;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {facetNames.map((facet) => (
        <ChipGroup
          key={facet}
          legend={facetTitles[facet]}
          options={choicesOf(homes, wish, facet).map(({ id, title, count: fits }) => ({
            id,
            title: `${title} (${fits})`,
          }))}
          chosen={wish.facets[facet]}
          onChange={(ids) => choose(facet, ids)}
        />
      ))}
      <DollarField
        label="Delivered and set up, at most ($)"
        value={wish.limits['max-total']}
        onChange={(dollars) => limit('max-total', dollars)}
      />
      <chakra.fieldset border="none" minW="0">
        <chakra.legend textStyle="label" pb="2">
          Price of the home
        </chakra.legend>
        <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
          <DollarField
            label="From ($)"
            value={wish.limits['min-price']}
            onChange={(dollars) => limit('min-price', dollars)}
          />
          <DollarField
            label="To ($)"
            value={wish.limits['max-price']}
            onChange={(dollars) => limit('max-price', dollars)}
          />
        </chakra.div>
      </chakra.fieldset>
      {count > 0 && (
        <Button variant="outline" size="sm" justifySelf="start" onClick={onClear}>
          Clear all filters
        </Button>
      )}
    </chakra.div>
  );
};
