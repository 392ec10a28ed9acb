import { furnishDining, furnishNook } from './dining.ts';
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
