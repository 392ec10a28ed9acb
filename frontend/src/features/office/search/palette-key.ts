const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys that open the search, as this computer's keyboard names them. */
export const paletteKey = (): string => (isApple() ? '⌘K' : 'Ctrl K');

/** The keys that open a result in a new tab. */
export const newTabKey = (): string => (isApple() ? '⌘↵' : 'Ctrl ↵');

/** Whether a key opens the search, or closes it again. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat &&
  event.key.toLowerCase() === 'k';

/**
 * What is typed for a field that is not on the screen yet.
 * @returns the text after this key; null for a key that is not meant for a field of one line
 */
export const typeAhead = (typed: string, event: KeyboardEvent): string | null => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return null;
  if (event.key === 'Backspace') return typed.slice(0, -1);
  // Meant for what is found: it must not press what has the focus on the screen behind.
  if (event.key === 'Enter') return typed;
  return event.key.length === 1 ? typed + event.key : null;
};
