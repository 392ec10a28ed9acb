import type { ReactNode } from 'react';

/** An action, shown as a button or as a menu item. */
export interface Action {
  readonly id: string;
  /** The visible text, as in `Edit`. */
  readonly title: string;
  /** The accessible name for a button that is one of many, as in `Edit Permit`. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** A page of the site as an entry of a menu: a link, which can be opened in another tab. */
interface PageAction extends Omit<Action, 'run' | 'disabled'> {
  readonly to: string;
  /** At the end of the line, as a count. */
  readonly end?: ReactNode;
}

export type MenuEntry = Action | PageAction;
