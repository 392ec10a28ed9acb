import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import { butterfly } from './butterfly.ts';
import { extrudedBody } from './extruded.ts';
import { flat, hip, mansard } from './level.ts';
import type { Body, Size } from './parts.ts';

/** Walls and roof of a home with one of the eight roof profiles. */
export const bodyOf = (roof: RoofProfile, size: Size): Body => {
  switch (roof) {
    case 'gable':
    case 'shed':
    case 'gambrel':
    case 'saltbox':
      return extrudedBody(roof, size);
    case 'hip':
      return hip(size);
    case 'mansard':
      return mansard(size);
    case 'flat':
      return flat(size);
    case 'butterfly':
      return butterfly(size);
  }
};
