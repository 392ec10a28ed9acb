import { holdDesign } from '../../platform/business/held-design.ts';

/**
 * Takes the key out of the address of a mailed link, `/my-home/<code>#key=…`, into the browser's storage: it stays neither in the
 * address nor in the history.
 * @returns the key; null if there is none
 */
export const takeKeyFromAddress = (code: string): string | null => {
  const { hash, pathname, search } = window.location;
  const editKey = new URLSearchParams(hash.slice(1)).get('key');
  if (!editKey) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  holdDesign({ code, editKey });
  return editKey;
};
