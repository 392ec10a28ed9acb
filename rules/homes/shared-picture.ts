/** How the names of drawings end that are made for link previews, in the size that those have everywhere. */
export const sharedEnding = '.share.png';
export const sharedSize = { width: 1200, height: 630 } as const;
