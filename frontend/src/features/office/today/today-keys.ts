import type { RefObject } from 'react';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';

interface TodayKeys {
  readonly list: RefObject<HTMLElement | null>;
  /** Calls the person of a row. @param key the row's */
  readonly onCall: (key: string) => void;
  readonly onUndo: () => void;
}

/** The keys of Today: they move the focus between the rows, and press what a row shows. */
export const useTodayKeys = ({ list, onCall, onUndo }: TodayKeys): void => {
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const current = (): number => rows().findIndex((row) => row.contains(document.activeElement));
  const move = (step: number): void => {
    const all = rows();
    const to = Math.min(all.length - 1, Math.max(0, current() + step));
    all[to]?.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  const down = (): void => move(1);
  const up = (): void => move(-1);
  useShortcuts('Today', [
    { key: 'j', title: 'Next row', run: down },
    { key: 'ArrowDown', title: 'Next row', run: down },
    { key: 'k', title: 'Previous row', run: up },
    { key: 'ArrowUp', title: 'Previous row', run: up },
    {
      key: 'Enter',
      title: 'Open the row',
      run: () => rows()[Math.max(0, current())]?.querySelector<HTMLElement>('[data-open]')?.click(),
    },
    {
      key: 'c',
      title: 'Call',
      run: () => {
        const row = rows()[Math.max(0, current())];
        if (row) onCall(row.dataset['row'] ?? '');
      },
    },
    {
      key: 'x',
      title: 'Confirm, complete or open the row',
      run: () =>
        rows()[Math.max(0, current())]?.querySelector<HTMLElement>('[data-answer]:not([data-call])')?.click(),
    },
    {
      key: 't',
      title: 'Take the row',
      run: () => rows()[Math.max(0, current())]?.querySelector<HTMLElement>('[data-take]')?.click(),
    },
    {
      key: 'f',
      title: 'Follow the row up',
      run: () => rows()[Math.max(0, current())]?.querySelector<HTMLElement>('[data-follow-up]')?.click(),
    },
    { key: 'z', title: 'Undo what was done last', run: onUndo },
  ]);
};
