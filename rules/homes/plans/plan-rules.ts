import { pluralize } from '../../humanize.ts';

/** docs/specification.md, section 2, Floor Plan Generator. */
export const modelTypes = ['Single Wide', 'Double Wide', 'Triple Wide'] as const;
export type ModelType = (typeof modelTypes)[number];

/** The counts a visitor enters: bedrooms by bed size, bathrooms as full or half (docs/specification.md, section 3). */
export interface Quantities {
  readonly bedrooms: {
    readonly king: number;
    readonly queen: number;
    readonly full: number;
    readonly twin: number;
  };
  readonly bathrooms: { readonly full: number; readonly half: number };
}

export const noQuantities: Quantities = {
  bedrooms: { king: 0, queen: 0, full: 0, twin: 0 },
  bathrooms: { full: 0, half: 0 },
};

/** Total of bedrooms: the sum of the four counts. */
export const totalBedrooms = ({ bedrooms }: Quantities): number =>
  bedrooms.king + bedrooms.queen + bedrooms.full + bedrooms.twin;

/** Total of bathrooms: full plus half, each counted as one (docs/specification.md, section 7). */
export const totalBathrooms = ({ bathrooms }: Quantities): number => bathrooms.full + bathrooms.half;

/** Changes a count by one step, never below zero and never above {@link maxQuantity}. */
export const changeQuantity = (count: number, step: 1 | -1): number =>
  Math.min(maxQuantity, Math.max(0, count + step));
export const maxQuantity = 20;

export const floorPlanSentences = {
  selectSome: 'Please select at least one bedroom and one bathroom to generate a floor plan.',
  fetchFailed: 'Failed to fetch floor plans',
  errorTitle: 'Error Loading Floor Plans',
  errorText: 'We encountered an error while loading your floor plan options.',
  errorAdvice: 'Please try again later or contact customer service for assistance.',
  emptyTitle: 'No Matching Floor Plans',
} as const;

/** The text of an empty result, naming what was asked for (docs/specification.md, section 8). */
export const noMatchText = (bedrooms: number, bathrooms: number): string =>
  `We don't have a floor plan with ${pluralize(bedrooms, 'bedroom')} and ${pluralize(bathrooms, 'bathroom')} yet.`;

/** `3 bedrooms`, `1 bathroom`. */
export const bedroomsText = (count: number): string => pluralize(count, 'bedroom');
export const bathroomsText = (count: number): string => pluralize(count, 'bathroom');

/** Placeholders shown while plans load (docs/specification.md, section 9). */
export const floorPlanPlaceholders = 3;

/** The most rooms of a kind that a search may ask for. */
export const maxSearch = 80;
