import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import { designWords } from '@hearthline/rules/design.ts';
import { designPicture, planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { drawnFrontAlt } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { MyDesign, MyHome } from '../../../../domain/my-design.ts';
import { drawingOf, type HomeSummary } from '../results/home-summary.ts';

const lengthAndWidth = (footprint: string | null): { readonly length: number; readonly width: number } => {
  const sides = (footprint ?? '').split('x').map(Number);
  return { length: Math.max(...sides), width: Math.min(...sides) };
};

/**
 * A design as a comparison shows it: its own roof and siding, and its home's plan.
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
  const look = designWords(design);
  const footprint = home.footprint ?? '';
  const alt = `Floor plan of the ${name}: ${bedroomsText(home.bedrooms ?? 0)} and ${bathroomsText(home.bathrooms ?? 0)}`;
  return {
    id: code,
    name,
    kind: [name === home.name ? null : home.name, `Design ${codeInWords(code)}`].filter(Boolean).join(' · '),
    bedrooms: plan?.bedrooms ?? home.bedrooms ?? 0,
    baths: plan?.baths ?? { name: 'Bathrooms', value: home.bathrooms ?? 0 },
    size: plan?.size ?? { name: 'Footprint (feet)', value: footprint },
    squareFeet: plan?.squareFeet ?? home.squareFootage ?? 0,
    length: plan?.length ?? lengthAndWidth(footprint).length,
    drawing:
      plan?.drawing ??
      (base === null ? null : { ...drawingOf(`${base}.svg`, lengthAndWidth(footprint), narrow), alt }),
    exterior: {
      src: designPicture(design).src,
      alt: `${drawnFrontAlt(home.name)}${look ? `, with a ${look}` : ''}`,
      ratio: '3 / 2',
    },
    page: designPath(code),
    booking: `/appointments?design=${code}`,
  };
};
