import type { Siding } from '@hearthline/rules/home-options.ts';
import type { Shape } from '../../drawing/shape.ts';
import { boards, laps, planks, seams } from './boards.ts';
import { bricks, plaster, stones } from './masonry.ts';
import type { Cladding } from './cladding.ts';

/** The main color of each material. */
const sidingColour: Record<Siding, string> = {
  vinyl: '#dfe3dc',
  'fiber-cement': '#8fa3ab',
  wood: '#b98552',
  brick: '#a65c45',
  stone: '#a69f93',
  stucco: '#e4d4ba',
  metal: '#59636b',
  composite: '#8a7767',
};

export const drawSiding = (siding: Siding, wall: Cladding): Shape[] => {
  const colour = sidingColour[siding];
  switch (siding) {
    case 'vinyl':
      return laps(wall, colour, { exposure: 5, bevel: 0.9, joints: 0, grain: false });
    case 'fiber-cement':
      return laps(wall, colour, { exposure: 8, bevel: 1.3, joints: 110, grain: true });
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
