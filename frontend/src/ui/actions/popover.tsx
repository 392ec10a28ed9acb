import { lazy, type ReactElement, type ReactNode } from 'react';
import { Opener } from './opener.tsx';

interface PopoverProps {
  /** Accessible name of what opens, as in `Columns`. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

const load = () => import('./open-popover.tsx');
const OpenPopover = lazy(() => load().then((file) => ({ default: file.OpenPopover })));

/** Controls behind a button, which stay open while they are used: Escape or a press outside closes, and the focus returns to the button. */
export const Popover = ({ label, trigger, children }: PopoverProps) => (
  <Opener
    kind="dialog"
    load={load}
    trigger={trigger}
    opened={(button) => (
      <OpenPopover label={label} trigger={button}>
        {children}
      </OpenPopover>
    )}
  />
);
