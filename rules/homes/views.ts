/** From where pictures show a home; the first unless another one is asked for. */
export const homeViews = ['street', 'corner', 'porch'] as const;

export type HomeView = (typeof homeViews)[number];
