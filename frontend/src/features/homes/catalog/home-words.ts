import { wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import { sectionsText, type ListedHome } from '@hearthline/rules/homes/catalog/shown-home.ts';

/** How the rooms of one home are counted (docs/specification.md, section 3, Featured home); the others say `3 bed`, `2 bath`. */
const inFull: readonly string[] = ['wasco'];

/** A home in a line: `2x Double Wide`, `26x66`, `1,760 sqft`, `3 bed`, `2 bath`. */
export const specsOf = ({
  slug,
  modelType,
  footprint,
  squareFootage,
  bedrooms,
  bathrooms,
}: Omit<ListedHome, 'imageUrl' | 'pictures'>): string[] => {
  const [bed, bath] = inFull.includes(slug) ? ['bedrooms', 'baths'] : ['bed', 'bath'];
  return [
    sectionsText(modelType),
    footprint,
    `${wholeNumber(squareFootage)} sqft`,
    `${bedrooms} ${bed}`,
    `${bathrooms} ${bath}`,
  ];
};
