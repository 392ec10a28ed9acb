import { Button } from './button.tsx';
import { MoreIcon } from '../theme/further-icons.tsx';
import { Menu } from './menu.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface RowMenuProps {
  /** Accessible name of the button and the menu, as in `More actions for Ada Lovelace`. */
  readonly label: string;
  readonly actions: readonly MenuEntry[];
}

/** The menu of a row in a list. */
export const RowMenu = ({ label, actions }: RowMenuProps) => (
  <Menu
    label={label}
    actions={actions}
    trigger={
      <Button variant="ghost" size="icon" w={{ md: '7' }} h={{ md: '7' }} color="quiet" aria-label={label}>
        <MoreIcon />
      </Button>
    }
  />
);
