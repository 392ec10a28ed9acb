const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys that open the search, as this computer's keyboard names them. */
export const paletteKey = (): string => (isApple() ? '⌘K' : 'Ctrl K');

/** The keys that open a result in a new tab. */
export const newTabKey = (): string => (isApple() ? '⌘↵' : 'Ctrl ↵');
