/** What Escape is for first: an open menu, a tooltip, a search that it clears. */
const ownEscape = '[role=menu], [role=listbox], [aria-expanded=true][role=combobox]';

/** Whether a pressed key is an Escape that closes the panel: nothing lies above it, and nothing else is typed into. */
export const escapeIsForPanel = (event: KeyboardEvent, panel: HTMLElement): boolean => {
  const { key, defaultPrevented, isComposing, target } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing || document.querySelector('dialog[open]'))
    return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(ownEscape)) return false;
  return panel.contains(target) || !target.matches('input:not([type=checkbox]), textarea, select');
};
