/**
 * The open modal dialogs, the topmost last. Everything outside the topmost is inert, so what must stay usable above it
 * (toasts) has to be inside it.
 */
let open: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

const become = (next: readonly HTMLElement[]): void => {
  open = next;
  for (const notify of watchers) notify();
};

export const topLayer = {
  /** To be called when a dialog opens; returns a function to call when it closes. */
  enter: (dialog: HTMLElement): (() => void) => {
    become([...open, dialog]);
    return () => become(open.filter((other) => other !== dialog));
  },
  current: (): HTMLElement | null => open.at(-1) ?? null,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
