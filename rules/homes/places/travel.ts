import type { ModelType } from '../plans/plan-rules.ts';
import { sectionsOf, widthOfModel } from '../prices/keys.ts';
import { tooWideSentence } from './not-served.ts';

/**
 * What is said of a home by its widest section; null if it travels (docs/sale.md, rule `place.travel`).
 * @param sectionInches the width of its widest section
 * @param transportWidthFeet the widest section that travels, from the settings of delivery; a section of exactly that width does
 */
export const travelOf = (sectionInches: number, transportWidthFeet: number): string | null =>
  sectionInches > transportWidthFeet * 12 ? tooWideSentence : null;

/** What the catalog says of the width of a home. */
export interface StatedWidth {
  readonly modelType: ModelType;
  /** Nominal feet: width by length as in 26x66; of a triple wide length by width, as in 60x40. */
  readonly footprint: string;
  /** The widest section of its plan document in inches; null of a home without one. */
  readonly planSectionInches: number | null;
}

/**
 * The width of a home's widest section in inches: as its plan has it. Of a home without a plan, its nominal width divided by the number of
 * its sections: all of that of a single wide, half of that of a double wide, a third of that of a triple wide.
 */
export const sectionInchesOf = ({ modelType, footprint, planSectionInches }: StatedWidth): number => {
  if (planSectionInches !== null) return planSectionInches;
  const [first = 0, second = 0] = footprint.split('x').map(Number);
  const width = widthOfModel(modelType);
  return ((width === 'triple' ? second : first) * 12) / sectionsOf[width];
};
