/** A place on the globe, in degrees; west and south are negative. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the Earth. */
const earthMiles = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance between two places, in miles: shorter than any road between them. */
export const milesBetween = (from: Point, to: Point): number => {
  const sine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    sine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * sine(to.longitude - from.longitude);
  // Rounding may carry the share of two opposite places beyond 1.
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, share)));
};

/** From here on, a distance from the middle of a ZIP code area is told in steps of five miles. */
const far = 20;

/** `About 40 miles`, as exact as a distance from a ZIP code can be. */
export const milesText = (miles: number): string => {
  if (miles < 5) return 'Less than 5 miles';
  return `About ${miles < far ? Math.round(miles) : Math.round(miles / 5) * 5} miles`;
};
