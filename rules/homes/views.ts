/** From where pictures show a home; the first unless another one is asked for. */
export const homeViews = ['street', 'corner', 'porch'] as const;

export type HomeView = (typeof homeViews)[number];

/** What the views are called, and what a home is said to be in each. */
export const viewWords: Readonly<Record<HomeView, { readonly label: string; readonly seen: string }>> = {
  street: { label: 'Street', seen: 'seen from the front' },
  corner: { label: 'Corner', seen: 'seen from the corner' },
  porch: { label: 'Porch', seen: 'seen at its front door' },
};

/** The address of a drawing of a home in this view. @param picture its address in the first view */
export const inView = (picture: string, view: HomeView): string => {
  if (view === homeViews[0]) return picture;
  return `${picture}${picture.includes('?') ? (picture.endsWith('?') ? '' : '&') : '?'}view=${view}`;
};

/** How the names of drawings end that are made for link previews, in the size that those have everywhere. */
export const sharedEnding = '.share.png';
export const sharedSize = { width: 1200, height: 630 } as const;

/** The same of a drawing of a home; null for any other picture. @param picture the address of the drawing */
export const sharedPicture = (picture: string): string | null =>
  /^\/api\/image\/home-[\w-]+\.png$/.test(picture) ? picture.replace('.png', sharedEnding) : null;
