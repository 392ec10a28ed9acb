import type { BedKind } from '../../plan/document.ts';

/**
 * Sizes in inches, from wall line to wall line: a wall takes two of them on each side, a marriage wall four, an exterior
 * wall six.
 */

/** Clear length of a bedroom too shallow to walk past the foot of a bed that stands along it. */
export const bedroomLength: Readonly<Record<BedKind, number>> = {
  king: 128,
  queen: 114,
  full: 110,
  twin: 104,
};
/** The same where the bed stands crosswise and there is room before its foot. */
export const deepBedroomLength: Readonly<Record<BedKind, number>> = {
  king: 120,
  queen: 104,
  full: 100,
  twin: 96,
};
export const primaryLength: Readonly<Record<BedKind, number>> = {
  king: 138,
  queen: 126,
  full: 122,
  twin: 122,
};

/** The same of a primary bedroom as deep as its section. */
export const deepPrimaryLength: Readonly<Record<BedKind, number>> = {
  king: 126,
  queen: 114,
  full: 114,
  twin: 114,
};

export const maxBedroomArea = 168;
export const maxPrimaryArea = 204;

/** A hall along an interior or exterior wall. */
export const hallDepth = 44;

/** A closet that doors open all along, also at an outer wall. */
export const closetDepth = 32;
/** The same beside a hall or a marriage wall. */
export const closetStrip = 30;
/** Floor of a bedroom beside its closet, where the door is. */
export const nook = 46;
/** The least that hangs in a closet. */
export const closetLength = 58;
export const primaryClosetLength = 68;

export const bath = { min: 66, max: 84, accessible: 106, maxAccessible: 116 } as const;
export const powder = { min: 48, max: 58, accessible: 62 } as const;
export const utility = { min: 74, max: 104 } as const;
export const office = { min: 96, max: 150 } as const;
export const pantry = { min: 48, max: 66 } as const;
export const linen = { min: 40, max: 60 } as const;
