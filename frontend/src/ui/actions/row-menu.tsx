import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { MoreIcon } from '../theme/further-icons.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

interface RowMenuProps {
  /** Accessible name of the button and the menu, as in `More actions for Ada Lovelace`. */
  readonly label: string;
  readonly actions: readonly MenuEntry[];
}

const look = { variant: 'ghost', size: 'icon', w: { md: '7' }, h: { md: '7' }, color: 'quiet' } as const;

/** The menu of a row in a long list: a plain button until it is pressed, because fifty menus would take long to draw. */
export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const [used, setUsed] = useState(false);
  if (used)
    return (
      <Menu
        label={label}
        actions={actions}
        startsOpen
        trigger={
          <Button {...look} aria-label={label}>
            <MoreIcon />
          </Button>
        }
      />
    );
  return (
    <Button {...look} aria-label={label} aria-haspopup="menu" onClick={() => setUsed(true)}>
      <MoreIcon />
    </Button>
  );
};
