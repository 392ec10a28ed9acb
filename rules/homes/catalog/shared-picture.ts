/** How the names of drawings end that have the proportions of a link preview, in the size that those have everywhere. */
export const sharedEnding = '.share.png';
export const sharedSize = { width: 1200, height: 630 } as const;

/** The same with the words of a {@link ShareCard} on it: what is shown where an address of the site is shared. */
export const cardEnding = '.card.png';

/** The words on the picture of a link preview. */
export interface ShareCard {
  /** Beside the mark. */
  readonly company: string;
  /** What the home is called, or what the company says of itself. */
  readonly title: string;
  /** Rooms and size. */
  readonly facts: string | null;
  readonly price: string | null;
}
