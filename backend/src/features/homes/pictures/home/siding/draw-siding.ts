import { sidingColors, sidingSizes } from '@hearthline/model/home/finishes.ts';
import type { Siding } from '@hearthline/rules/home-options.ts';
import type { Shape } from '../../drawing/shape.ts';
import { boards, laps, planks, seams } from './boards.ts';
import { bricks, plaster, stones } from './masonry.ts';
import type { Cladding } from './cladding.ts';

/** A siding on a wall. @param colour brick and stone keep their own */
export const drawSiding = (
  siding: Siding,
  wall: Cladding,
  colour: string = sidingColors[siding],
): Shape[] => {
  switch (siding) {
    case 'vinyl':
      return laps(wall, colour, { ...sidingSizes.vinyl, grain: false });
    case 'fiber-cement':
      return laps(wall, colour, { ...sidingSizes['fiber-cement'], grain: true });
    case 'wood':
      return boards(wall, colour);
    case 'brick':
      return bricks(wall);
    case 'stone':
      return stones(wall);
    case 'stucco':
      return plaster(wall, colour);
    case 'metal':
      return seams(wall, colour);
    case 'composite':
      return planks(wall, colour);
  }
};
