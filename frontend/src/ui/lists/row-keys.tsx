import { useEffect, useRef, type MouseEvent } from 'react';
import { useShortcuts, type Shortcut } from '../../platform/keyboard/shortcuts.ts';

/** What to spread on the element of a row. */
export interface RowProps {
  readonly id: string;
  readonly tabIndex: 0 | -1;
  readonly 'aria-current': 'true' | undefined;
  /** Draws the ring of the focus, though it is a script that moves it. */
  readonly 'data-place': true;
  readonly onFocus: () => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface RowKeysOptions {
  /** The heading of these keys in the list of keys. */
  readonly title?: string;
  /** The rows, in their order on the screen. */
  readonly ids: readonly string[];
  /** The row that the keys act on; null for none yet. */
  readonly current: string | null;
  /** Makes another row the current one. A list that draws only some of its rows scrolls to it. */
  readonly onCurrent: (id: string) => void;
  readonly onOpen: (id: string) => void;
  /** Selects the row or deselects it. */
  readonly onToggle?: (id: string) => void;
}

/** The DOM id of a row, as for giving the focus back to it. */
export const rowElementId = (id: string): string => `row-${id}`;

/** What has an action of its own: a press on it does not open the row. */
const ownAction = 'a[href], button, input, label, select, textarea, [role=button], [role=menuitem]';

const hasSelectedText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * Keys for a list: J and K or the arrows move the current row, Enter opens it, X selects it. The focus moves along, so that
 * screen readers read the row and the page scrolls to it; a press on a row opens it, too.
 * @returns the attributes of a row, by its id
 */
export const useRowKeys = ({
  title = 'List',
  ids,
  current,
  onCurrent,
  onOpen,
  onToggle,
}: RowKeysOptions): ((id: string) => RowProps) => {
  /** Where the current row was: if it is gone, the keys go on from there. */
  const place = useRef(-1);
  /** The row that waits for the focus until it is drawn. */
  const wanted = useRef<string | null>(null);
  const index = current === null ? -1 : ids.indexOf(current);

  useEffect(() => {
    if (index >= 0) place.current = index;
    let frame = 0;
    /** A list that draws only the rows in sight has first to scroll there. */
    const give = (frames: number): void => {
      if (wanted.current === null) return;
      const row = document.getElementById(rowElementId(wanted.current));
      if (!row && frames > 0 && ids.includes(wanted.current)) {
        frame = requestAnimationFrame(() => give(frames - 1));
        return;
      }
      if (row || !ids.includes(wanted.current)) wanted.current = null;
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    };
    give(10);
    return () => cancelAnimationFrame(frame);
  });

  const move = (step: 1 | -1): void => {
    const from = index >= 0 ? index : step > 0 ? place.current - 1 : Math.max(place.current, 0);
    const to = ids[Math.min(Math.max(from + step, 0), ids.length - 1)];
    if (to === undefined) return;
    wanted.current = to;
    onCurrent(to);
  };
  const act = (what: ((id: string) => void) | undefined): void => {
    if (index >= 0 && current !== null) what?.(current);
  };
  const keys: readonly Shortcut[] = [
    { key: 'j', title: 'Next row', run: () => move(1) },
    { key: 'k', title: 'Previous row', run: () => move(-1) },
    { key: 'ArrowDown', title: 'Next row', run: () => move(1) },
    { key: 'ArrowUp', title: 'Previous row', run: () => move(-1) },
    { key: 'Enter', title: 'Open the row', run: () => act(onOpen) },
    ...(onToggle ? [{ key: 'x', title: 'Select the row', run: () => act(onToggle) }] : []),
  ];
  useShortcuts(title, keys);

  // Without a current row, the first one is where Tab enters the list.
  const entry = index >= 0 ? current : ids[0];
  return (id) => ({
    id: rowElementId(id),
    tabIndex: id === entry ? 0 : -1,
    'aria-current': index >= 0 && id === current ? 'true' : undefined,
    'data-place': true,
    onFocus: () => {
      if (id !== current) onCurrent(id);
    },
    onClick: (event) => {
      const { target, currentTarget, defaultPrevented } = event;
      const own = target instanceof Element ? target.closest(ownAction) : null;
      if (defaultPrevented || (own && currentTarget.contains(own)) || hasSelectedText()) return;
      onOpen(id);
    },
  });
};
