import type { Siding } from '@hearthline/rules/options.ts';
import type { Shape } from '../drawing/shape.ts';
import { boards, laps, panels, seams } from './siding.boards.ts';
import { bricks, plaster, stones } from './siding.masonry.ts';
import type { Map2 } from './surface.ts';

/** A wall to clad: its extent in its own inches, how much light it gets, how closely one looks. */
export interface Cladding {
  readonly to: Map2;
  readonly u1: number;
  readonly u2: number;
  readonly v1: number;
  readonly v2: number;
  /** 1: full sun; below: shade. */
  readonly light: number;
  /** `near` adds grain, bevels and joints that a whole house is too small for. */
  readonly detail: 'near' | 'far';
  readonly seed: string;
}

/** The main colour of each material. */
export const sidingColour: Record<Siding, string> = {
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
    default:
      return panels(wall, colour);
  }
};
