import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import { designWords } from '@hearthline/rules/design.ts';
import { chosenLook, lookParameters } from '@hearthline/rules/homes/looks/look.ts';
import { designPicture, planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { drawnFrontAlt } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { MyDesign, MyHome } from '../../../../domain/my-design.ts';
import { drawingOf, type HomeSummary } from '../results/home-summary.ts';

/**
 * A design as a comparison shows it: in the look that is chosen, from the street and in its plan, whose porch goes with it.
 * @param plan its home as it is drawn, if it is a drawn plan
 */
export const summaryOfDesign = (
  design: MyDesign,
  home: MyHome,
  plan: HomeSummary | null,
  narrow: boolean,
): HomeSummary => {
  const { code } = design;
  const base = planBaseOf(home);
  const name = design.name ?? home.name;
  const look = lookParameters(chosenLook(design));
  const words = designWords(design);
  const alt = `Floor plan of the ${name}: ${bedroomsText(home.bedrooms ?? 0)} and ${bathroomsText(home.bathrooms ?? 0)}`;
  return {
    id: code,
    name,
    kind: [name === home.name ? null : home.name, `Design ${codeInWords(code)}`].filter(Boolean).join(' · '),
    bedrooms: plan?.bedrooms ?? home.bedrooms ?? 0,
    baths: plan?.baths ?? { name: 'Bathrooms', value: home.bathrooms ?? 0 },
    size: plan?.size ?? { name: 'Footprint (feet)', value: home.footprint ?? '' },
    squareFeet: plan?.squareFeet ?? home.squareFootage ?? 0,
    drawing: base === null ? null : { src: `${drawingOf(`${base}.svg`, narrow)}${look && `&${look}`}`, alt },
    exterior: {
      ...designPicture(design),
      alt: `${drawnFrontAlt(home.name)}${words ? `, with a ${words}` : ''}`,
    },
    page: designPath(code),
    booking: `/appointments?design=${code}`,
  };
};
