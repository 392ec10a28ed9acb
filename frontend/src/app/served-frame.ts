/**
 * The elements that the HTML of a signed-in screen brought along (workspace/workspace-frame.tsx), to stay in sight until the screen is
 * there; none where the address was reached from another page of the site.
 */
export const servedFrame: readonly ChildNode[] =
  typeof document === 'undefined' ? [] : [...(document.querySelector('#root[data-frame]')?.childNodes ?? [])];
