import type { Point } from './distance.ts';

/** What the drawn map of Washington shows, in degrees. Its sides are as 3 to 2. */
const shown = { west: -125.35, east: -125.35 + 1200 / 130, north: 49.36, south: 49.36 - 800 / 192 } as const;

/** Where a place stands on the drawn map, as shares of its width and height from the upper left; below 0 or above 1 beside it. */
export const onMap = ({ latitude, longitude }: Point): { readonly left: number; readonly top: number } => ({
  left: (longitude - shown.west) / (shown.east - shown.west),
  top: (shown.north - latitude) / (shown.north - shown.south),
});
