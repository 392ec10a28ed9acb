import { furnishDining, furnishNook, furnishTable } from './dining.ts';
import { aislesOf, furnishKitchen, type Kitchen } from './furnish-kitchen.ts';
import type { Furnishing, Furniture } from './spots.ts';

/** A kitchen to eat in, for homes without a dining room: with a table, or with seats enough at its island. */
export const furnishEatInKitchen = (furnishing: Furnishing, wanted: Kitchen): Furniture[] | undefined => {
  for (const withoutIsland of [false, true]) {
    const pieces = furnishKitchen(furnishing, { ...wanted, withoutIsland });
    if (!pieces) continue;
    const table = furnishDining(
      {
        ...furnishing,
        bodies: [...furnishing.bodies, ...pieces],
        keeps: [...furnishing.keeps, ...aislesOf(pieces)],
      },
      wanted.seats,
    );
    if (table) return [...pieces, ...table];
    if (pieces.some(({ seats = 0 }) => seats >= wanted.seats)) return pieces;
  }
  // Where the kitchen is open to another room the table may stand at the edge of both.
  const pieces = furnishKitchen(furnishing, { ...wanted, withoutIsland: true });
  if (!pieces) return undefined;
  const after = {
    ...furnishing,
    bodies: [...furnishing.bodies, ...pieces],
    keeps: [...furnishing.keeps, ...aislesOf(pieces)],
  };
  const table = furnishDining(after, wanted.seats, [0, 0]) ?? furnishNook(after, wanted.seats);
  return table && [...pieces, ...table];
};

/** With the floor before sink, range and refrigerator kept free. */
export const withAisles = (furnishing: Furnishing, pieces: readonly Furniture[]): Furnishing => ({
  ...furnishing,
  keeps: [...furnishing.keeps, ...aislesOf(pieces.filter(({ kind }) => cooking.has(kind)))],
});

const cooking: ReadonlySet<string> = new Set(['sink', 'range', 'refrigerator']);

/** How a kitchen may be furnished: with an island where there is room, and without one. */
export const kitchensOf = (furnishing: Furnishing, wanted: Kitchen): Furniture[][] =>
  [false, true].flatMap((withoutIsland) => {
    const pieces = furnishKitchen(furnishing, { ...wanted, withoutIsland });
    return pieces ? [pieces] : [];
  });

/** A kitchen with a table for so many, in it or at its edge; with an island as well where there is room. */
export const furnishKitchenWithTable = (
  furnishing: Furnishing,
  wanted: Kitchen,
  seats: number,
): Furniture[] | undefined => {
  for (const pieces of kitchensOf(furnishing, wanted)) {
    const after = withAisles({ ...furnishing, bodies: [...furnishing.bodies, ...pieces] }, pieces);
    const table = furnishTable(after, seats);
    if (table) return [...pieces, ...table];
  }
  return undefined;
};
