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
export const inView = (picture: string, view: HomeView): string =>
  view === homeViews[0] ? picture : `${picture}?view=${view}`;

/** What is said of a drawing of a home. */
export const drawnAlt = (name: string, view: HomeView): string => `The ${name} home ${viewWords[view].seen}`;
