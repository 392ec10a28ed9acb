import type { Point3 } from '../../space/point.ts';
import { seenFrom, type House } from '../house.ts';
import { addCeiling } from './ceiling-faces.ts';
import { addFoundation, sunk, type Foundation } from './foundation-faces.ts';
import { collectFaces, type SolidFace } from './faces.ts';
import { addInside } from './inside-faces.ts';
import { addInsideTrim } from './inside-trim.ts';
import { meshesOf, type SolidMesh } from './mesh.ts';
import { addOpenings } from './opening-faces.ts';
import { addParts } from './part-faces.ts';
import { addPorches } from './porch-faces.ts';
import { addRoof } from './roof-faces.ts';
import { addGable, addWalls } from './wall-faces.ts';

/** A home from outside, as faces: what every drawing, picture and model of it shows. */
export const outsideFaces = (house: House, foundation: Foundation = 'skirting'): readonly SolidFace[] => {
  const { of, all } = collectFaces();
  const gables = house.plan.front.second?.where === 'gables' ? 'second' : 'siding';
  addFoundation(of('foundation'), house, foundation);
  addWalls(of, house);
  for (const wall of Object.values(house.walls)) addGable(of('roof'), wall, gables);
  addOpenings(of, house);
  addRoof(of('roof'), house);
  addParts(of, house, gables);
  addPorches(of, house);
  return all;
};

/** A home outside and inside, as faces. */
export const houseFaces = (house: House, foundation: Foundation = 'skirting'): readonly SolidFace[] => {
  const { of, all } = collectFaces();
  addInside(of, house.plan);
  addInsideTrim(of, house);
  return [...outsideFaces(house, foundation), ...all];
};

/**
 * Where a point of a home, in inches, stands in feet: around the middle of its footprint on the ground, y up, its street wall
 * towards the viewer.
 */
export const placeIn = (house: House, foundation: Foundation = 'skirting'): ((point: Point3) => Point3) => {
  const { length, depth, street } = house;
  const long = street.length;
  const deep = length + depth - long;
  return (point) => {
    const [u, near] = seenFrom(house, street.side, point);
    return [(u - long / 2) / 12, (point[2] - sunk[foundation]) / 12, (near + deep / 2) / 12];
  };
};

/** A home as triangles, with a ceiling, placed by {@link placeIn}. */
export const houseSolid = (house: House, foundation: Foundation = 'skirting'): SolidMesh[] => {
  const { of, all } = collectFaces();
  addCeiling(of('ceiling'), house);
  return meshesOf([...houseFaces(house, foundation), ...all], placeIn(house, foundation));
};
