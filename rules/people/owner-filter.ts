import { z } from 'zod';
import { optionalOrBlank } from '../optional.ts';
import { unknownOwner } from './owners.ts';

/** Whose records a list shows: the viewer's (`me`), those that are unassigned (`none`), or a person's, by their id. */
export const ownerFilter = optionalOrBlank(
  z.union([z.enum(['me', 'none']), z.uuid(unknownOwner)]),
  unknownOwner,
);
