import { fitsStyle } from '@hearthline/rules/homes/looks/look.ts';
import { styleFacts } from '../generate/exterior/styles.ts';
import { styles, type Plan, type StreetSide } from '../plan/document.ts';
import { mirroredPlan } from '../plan/mirror.ts';
import { framedDouble, framedSingle, type FramedHome } from './framed-homes.ts';
import { framedPlan, plainLook } from './framed-plan.ts';
import { doubleWide, singleWide } from './plans.ts';

const bySide = (name: string, home: FramedHome, street: StreetSide): { name: string; plan: Plan }[] =>
  styles
    .filter((style) => fitsStyle(style, street))
    .flatMap((style) =>
      [false, true].map((ramp) => ({
        name: `${name} ${style}${ramp ? ' with a ramp' : ''}`,
        plan: framedPlan(home, {
          ...plainLook(street),
          style,
          roof: styleFacts[style].roof,
          siding: styleFacts[style].siding,
          ramp,
        }),
      })),
    );

const single = bySide('single', framedSingle(), 'left');

/** Documents in every style with the street at the front and at both ends, with and without a ramp; and old ones. */
export const dressedPlans: readonly { readonly name: string; readonly plan: Plan }[] = [
  ...bySide('double', framedDouble(), 'front'),
  ...bySide(
    'long single',
    framedSingle([
      ['living', 'entry', 'front', 110],
      ['utility', 'exit', 'rear', 380],
    ]),
    'front',
  ),
  ...single,
  ...single.map(({ name, plan }) => ({ name: `${name} mirrored`, plan: mirroredPlan(plan) })),
  { name: 'old double', plan: doubleWide() },
  { name: 'old single', plan: singleWide() },
];
