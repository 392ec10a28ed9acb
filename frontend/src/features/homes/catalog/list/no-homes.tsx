import { chakra } from '@chakra-ui/react/styled-system';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { widerWishes, type CatalogWish, type FacetName, type LimitName } from './catalog-filter.ts';
import type { CatalogEntry } from './catalog-entry.ts';

const homesText = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);

const partText = (part: FacetName | LimitName, { limits }: CatalogWish): string =>
  ({
    bedrooms: 'Any number of bedrooms',
    bathrooms: 'Any number of bathrooms',
    type: 'Any width',
    size: 'Any size',
    'min-price': `Also below ${wholeDollars(limits['min-price'] ?? 0)}`,
    'max-price': `Also above ${wholeDollars(limits['max-price'] ?? 0)}`,
    'max-total': `Also above ${wholeDollars(limits['max-total'] ?? 0)} delivered and set up`,
    monthly: `Also above ${wholeDollars(limits.monthly ?? 0)} a month`,
  })[part];

interface NoHomesProps {
  readonly homes: readonly CatalogEntry[];
  readonly wish: CatalogWish;
  readonly onDrop: (parts: readonly (FacetName | LimitName)[]) => void;
  readonly onClear: () => void;
}

/** Nothing fits: what could be given up, and how many homes there are then. */
export const NoHomes = ({ homes, wish, onDrop, onClear }: NoHomesProps) => {
  const wider = widerWishes(homes, wish);
  return (
    <EmptyState
      as="h2"
      title="No homes match these filters"
      text={
        wider.length > 0
          ? 'Change one filter to see how many homes match, or have a plan drawn for you.'
          : 'Clear the filters, or have a plan drawn for you.'
      }
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2.5">
        {wider.map(({ part, count }) => (
          <Button key={part} variant="outline" size="sm" h="auto" py="2" onClick={() => onDrop([part])}>
            {partText(part, wish)}: {homesText(count)}
          </Button>
        ))}
        <Button variant="outline" size="sm" onClick={onClear}>
          Clear all filters
        </Button>
        <ButtonLink to="/floor-plan-generator" size="sm">
          Draw a floor plan
        </ButtonLink>
      </chakra.div>
    </EmptyState>
  );
};
