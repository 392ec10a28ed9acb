/** Specification, section 9. Times in milliseconds, the swipe in pixels. */
export const toastLimits = { atOnce: 1, duration: 5000, removeAfter: 1_000_000, swipe: 50 } as const;

/** What a toast says; `error` is for what did not work. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'error';
  /** Something to be done about it, as in `Undo`; such a toast stays twice as long. */
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

/** Shows a toast; a toast that is already there makes room. */
export const showToast = (message: ToastMessage): void => {
  lastId += 1;
  become([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimits.atOnce));
};

/** Closes a toast. It leaves the list later, when nothing can be animating it any more. */
export const dismissToast = (id: number): void => {
  become(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), toastLimits.removeAfter);
};

/** What `useSyncExternalStore` of the region needs. */
export const toastStore = {
  current: (): readonly Toast[] => toasts,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
