import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import type { Plan } from '../../plan/document.ts';
import { bodyOf } from '../body/body.ts';
import { houseOfPlan } from '../house.ts';
import { addFoundation, sunk, type Foundation } from './foundation-faces.ts';
import { addInside } from './inside-faces.ts';
import { meshes, type SolidMesh } from './mesh.ts';
import { addOpenings } from './opening-faces.ts';
import { addPorch } from './porch-faces.ts';
import { addRoof } from './roof-faces.ts';
import { sidesOf } from './sides.ts';
import { addWall } from './wall-faces.ts';

/** The home of a plan under a roof as triangles, outside and inside, around the middle of its footprint on the ground. */
export const houseSolid = (
  plan: Plan,
  roof: RoofProfile,
  foundation: Foundation = 'skirting',
): SolidMesh[] => {
  const house = houseOfPlan(plan, roof);
  const body = bodyOf(roof, house);
  const { add, all } = meshes(house, sunk[foundation]);
  addFoundation(add, house, foundation);
  for (const side of sidesOf(plan, house, body)) {
    addWall(add, side);
    addOpenings(add, side);
  }
  addRoof(add, roof, body, house);
  addPorch(add, house);
  addInside(add, plan);
  return all();
};
