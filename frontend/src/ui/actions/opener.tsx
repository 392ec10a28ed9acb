import {
  cloneElement,
  Suspense,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Which entry of a menu is chosen first: the one that the key means which has opened it; none for a press. */
export type MenuStart = 'first' | 'last' | null;

interface OpenerProps {
  readonly kind: 'menu' | 'dialog';
  /** Imports what it opens. */
  readonly load: () => Promise<unknown>;
  /** The button. */
  readonly trigger: ReactElement;
  /** What takes the button's place once that was pressed: the same button, and what it has opened. */
  readonly opened: (trigger: ReactElement, start: MenuStart) => ReactNode;
}

const startOf: Readonly<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * A button until it is pressed: a page has many, few are used, and the code behind them is 40 kB. It is loaded when the pointer or the focus
 * reaches the button.
 */
export const Opener = ({ kind, load, trigger, opened }: OpenerProps) => {
  const [start, setStart] = useState<MenuStart>();
  const prepare = (): void => void load().catch(() => undefined);
  const button = trigger as ReactElement<Record<string, unknown>>;
  if (start !== undefined)
    return (
      <Suspense fallback={cloneElement(button, { 'aria-haspopup': kind, 'aria-expanded': false })}>
        {opened(trigger, start)}
      </Suspense>
    );
  return cloneElement(button, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: { readonly detail: number }) =>
      setStart(kind === 'menu' && event.detail === 0 ? 'first' : null),
    onKeyDown: (event: KeyboardEvent) => {
      const key = startOf[event.key];
      if (kind !== 'menu' || !key) return;
      event.preventDefault();
      setStart(key);
    },
  });
};
