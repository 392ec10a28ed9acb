import { storeDesign } from '../../../domain/stored-design.ts';

const keyInAddress = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('key');

/** Whether the page was opened by a mailed link. */
export const hasKeyInAddress = (): boolean => Boolean(keyInAddress());

/**
 * Takes the key out of the address of a mailed link, `/my-home/<code>#key=…`, into the browser's storage: it stays neither in the
 * address nor in the history.
 * @returns the key; null if there is none
 */
export const takeKeyFromAddress = (code: string): string | null => {
  const { pathname, search } = window.location;
  const editKey = keyInAddress();
  if (!editKey) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  storeDesign({ code, editKey });
  return editKey;
};
