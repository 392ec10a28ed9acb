/** docs/specification.md, section 9. Times in milliseconds, the swipe in pixels. */
export const toastLimits = { atOnce: 1, duration: 5000, removeAfter: 1_000_000, swipe: 50 } as const;

/** The content of a toast; `error` is for failures. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'error';
  /** A button, as in `Undo`; a toast with one stays twice as long. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const become = (next: readonly Toast[]): void => {
  toasts = next;
  for (const notify of watchers) notify();
};

/** Shows a toast, in place of any that is shown already. */
export const showToast = (message: ToastMessage): void => {
  lastId += 1;
  become([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimits.atOnce));
};

/** Closes a toast. It is removed from the list later, when any animation has ended. */
export const dismissToast = (id: number): void => {
  become(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), toastLimits.removeAfter);
};

/** The store for `useSyncExternalStore` in the toast region. */
export const toastStore = {
  current: (): readonly Toast[] => toasts,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
