import { useEffectEvent, useLayoutEffect } from 'react';

/** Says in the state of an entry of the history that it stands only for what lies over the page: the page's own is the one before. */
const mark = 'covered';

/** What closes each surface that lies over the page, the topmost last. */
let covers: readonly (() => void)[] = [];
/** The step back to the page's own entry is on its way: a browser takes it later. */
let isReturning = false;

const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

/** An entry more while something lies over the page, and none afterwards. */
const settle = (): void => {
  if (isReturning || isMarked() === covers.length > 0) return;
  // Whatever the router keeps there stays: to it, both entries are the same place.
  if (covers.length > 0) return window.history.pushState({ ...(window.history.state as object | null), [mark]: true }, '');
  isReturning = true;
  window.history.back();
};

/** Once it is known what else opens or closes in the same turn. */
const settleSoon = (): void => queueMicrotask(settle);

const arrive = (): void => {
  const isBack = !isReturning && !isMarked();
  isReturning = false;
  const topmost = isBack ? covers.at(-1) : undefined;
  covers = covers.filter((cover) => cover !== topmost);
  topmost?.();
  settleSoon();
};

/** Leads on from entries that nothing lies over any more: the page was loaded anew while something did, or Forward led there. */
export const keepBack = (): void => {
  // However often it is told: the same listener is added once.
  window.addEventListener('popstate', arrive);
  settleSoon();
};

/**
 * While something lies over the page, Back closes it instead of leaving the page. It must close when it is asked to, and
 * lead nowhere else while it does: a step back that is on its way would take that along.
 * @param open whether it does
 */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const cover = (): void => close();
    covers = [...covers, cover];
    keepBack();
    return () => {
      covers = covers.filter((other) => other !== cover);
      settleSoon();
    };
  }, [open]);
};
