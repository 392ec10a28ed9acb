import type { ReactNode } from 'react';
import { Popover } from '../actions/popover.tsx';
import { Button } from '../actions/button.tsx';
import { FilterIcon } from '../theme/further-icons.tsx';

interface FilterPopoverProps {
  /** How many of the filters inside are set: the button tells of what it hides. */
  readonly set: number;
  readonly children: ReactNode;
}

/** The filters that a toolbar has no room for, behind a button. */
export const FilterPopover = ({ set, children }: FilterPopoverProps) => (
  <Popover
    label="Filters"
    trigger={
      <Button
        variant="outline"
        size="sm"
        {...(set > 0 && { bg: 'pineTint', borderColor: 'pine', color: 'pineText' })}
      >
        <FilterIcon />
        <span data-label>Filters{set > 0 && ` (${set})`}</span>
      </Button>
    }
  >
    {children}
  </Popover>
);
