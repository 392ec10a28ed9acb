import { pack, type Furnishing, type Furniture, type Piece, type Spot } from './spots.ts';

const washer: Piece = { kind: 'washer', width: 27, depth: 30, front: 29 };
const dryer: Piece = { kind: 'dryer', width: 27, depth: 30, front: 29 };
const waterHeater: Piece = { kind: 'water-heater', width: 22, depth: 22, front: 0 };
const furnace: Piece = { kind: 'furnace', width: 22, depth: 24, front: 20 };
const panel: Piece = { kind: 'panel', width: 15, depth: 4, front: 31, beside: 8 };
/** Beside a panel only the working space counts; in a corner it lies to one side. */
const cornerPanel: Piece = { kind: 'panel', width: 30, depth: 4, front: 31 };

const sets: readonly (readonly Piece[])[] = [
  [washer, dryer, waterHeater, furnace, cornerPanel],
  [washer, dryer, waterHeater, furnace, panel],
];

/** Washer, dryer, water heater, furnace and panel. */
export const furnishUtility = (
  furnishing: Furnishing,
  cost: (spot: Spot, piece: Piece, soFar: Furnishing) => number,
): Furniture[] | undefined => {
  for (const pieces of sets) {
    const found = pack(furnishing, pieces, cost, ({ kind }) => kind === 'furnace', { left: 150 });
    if (found) return found;
  }
  return undefined;
};
