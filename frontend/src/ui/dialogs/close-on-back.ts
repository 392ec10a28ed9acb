import { useEffectEvent, useLayoutEffect } from 'react';

/** Marks the state of a history entry that stands only for what covers the page: the page's own entry is the one before. */
const mark = 'covered';

/** The functions that close what covers the page (dialogs, viewers), the topmost last. */
let covers: readonly (() => void)[] = [];
/** Whether a step back to the page's own entry is pending: a browser takes it asynchronously. */
let isReturning = false;

const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

/** Adds a history entry while something covers the page, and removes it afterwards. */
const settle = (): void => {
  if (isReturning || isMarked() === covers.length > 0) return;
  // Keeps the router's own state: to the router, both entries are the same location.
  if (covers.length > 0)
    return window.history.pushState({ ...(window.history.state as object | null), [mark]: true }, '');
  isReturning = true;
  window.history.back();
};

/** Settles after everything that opens or closes in the same task has done so. */
const settleSoon = (): void => queueMicrotask(settle);

const arrive = (): void => {
  const isBack = !isReturning && !isMarked();
  isReturning = false;
  const topmost = isBack ? covers.at(-1) : undefined;
  covers = covers.filter((cover) => cover !== topmost);
  topmost?.();
  settleSoon();
};

/** Leaves marked entries that nothing covers any more, as after a reload with a dialog open, or after Forward. */
export const watchBack = (): void => {
  // May be called repeatedly: adding the same listener again has no effect.
  window.addEventListener('popstate', arrive);
  settleSoon();
};

/**
 * While something covers the page, Back closes it instead of leaving the page. It must close when asked to, and must not
 * navigate while closing: a pending step back would undo that.
 * @param open whether it covers the page now
 */
export const useCloseOnBack = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const cover = (): void => close();
    covers = [...covers, cover];
    watchBack();
    return () => {
      covers = covers.filter((other) => other !== cover);
      settleSoon();
    };
  }, [open]);
};
