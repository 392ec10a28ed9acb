import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import type { Plan } from '../../plan/document.ts';
import { bodyOf } from '../body/body.ts';
import { base } from '../body/parts.ts';
import { houseOfPlan } from '../house.ts';
import { addInside } from './inside-faces.ts';
import { addBox, meshes, type SolidMesh } from './mesh.ts';
import { addOpenings } from './opening-faces.ts';
import { addPorch } from './porch-faces.ts';
import { addRoof } from './roof-faces.ts';
import { sidesOf } from './sides.ts';
import { addWall } from './wall-faces.ts';

/** The home of a plan under a roof as triangles, outside and inside, around the middle of its footprint on the ground. */
export const houseSolid = (plan: Plan, roof: RoofProfile): SolidMesh[] => {
  const house = houseOfPlan(plan, roof);
  const { length, depth } = house;
  const body = bodyOf(roof, house);
  const { add, all } = meshes(length, depth);
  addBox(add, 'foundation', { x: [1, length - 1], y: [1, depth - 1], z: [0, base - 1] });
  for (const side of sidesOf(plan, house, body)) {
    addWall(add, side);
    addOpenings(add, side);
  }
  addRoof(add, roof, body, house);
  addPorch(add, house);
  addInside(add, plan);
  return all();
};
