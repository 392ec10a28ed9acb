import { lazy, type ReactElement, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { MoreIcon } from '../theme/further-icons.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { Opener } from './opener.tsx';

interface MenuProps {
  /** Accessible name of the button and the menu, as in `More actions for Permit`. */
  readonly label: string;
  readonly actions: readonly MenuEntry[];
  /** Size of the button: `sm` among small ones, `icon` beside those of normal height. */
  readonly size?: 'sm' | 'icon';
  /** The button that opens the menu, instead of the one with three dots. */
  readonly trigger?: ReactElement;
  /** Above the entries. */
  readonly head?: ReactNode;
}

const load = () => import('./open-menu.tsx');
const OpenMenu = lazy(() => load().then((file) => ({ default: file.OpenMenu })));

/** Less frequent actions behind one button: arrow keys, Home, End and first letters move, Enter chooses, Escape returns the focus. */
export const Menu = ({ label, actions, size = 'sm', trigger, head }: MenuProps) => (
  <Opener
    kind="menu"
    load={load}
    trigger={
      trigger ?? (
        <Button variant="outline" size={size} px={size === 'sm' ? '2.5' : undefined} aria-label={label}>
          <MoreIcon />
        </Button>
      )
    }
    opened={(button, start) => (
      <OpenMenu label={label} actions={actions} trigger={button} head={head} start={start} />
    )}
  />
);
