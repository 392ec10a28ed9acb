import { feetInches } from '@hearthline/model/drawing/labels/feet-inches.ts';
import { planQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { drawnFrontAlt } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { DrawnPlanFragment } from '../../../../gql/generated.ts';
import { drawingOf, streetPicture, type DrawnHome } from '../results/home-summary.ts';
import { widthTitles } from './wish.ts';
import { bathsText } from './wish-text.ts';

/** The address of a file of a drawn plan. */
export const designFile = (code: string, kind: string): string => `/api/floor-plans/designs/${code}.${kind}`;

const feetText = (feet: number): string => feetInches(Math.round(feet * 12));

/** A drawn plan as cards and comparisons show it. */
export const designHome = (
  plan: Omit<DrawnPlanFragment, 'arrangement' | 'style'>,
  narrow: boolean,
): DrawnHome => {
  const { code, name, widthClass, bedrooms, baths, squareFeet, lengthFeet, widthFeet } = plan;
  const size = `${feetText(lengthFeet)} × ${feetText(widthFeet)}`;
  return {
    id: code,
    name,
    kind: widthTitles[widthClass],
    bedrooms,
    baths: { name: 'Baths', value: baths },
    size: { name: 'Length × width', value: size },
    squareFeet,
    drawing: {
      src: drawingOf(designFile(code, 'svg'), narrow),
      alt: `Floor plan of the ${name}: ${bedroomsText(bedrooms)} and ${bathsText(baths)} on ${size}`,
    },
    exterior: { ...streetPicture({ planCode: code }), alt: drawnFrontAlt(name) },
    page: `/homes/g/${code}`,
    // By its code: nobody could find it again by its name.
    booking: `/appointments${planQuery(code)}`,
  };
};
