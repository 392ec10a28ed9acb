import { z } from 'zod';
import { optionalOrBlank } from '../optional.ts';
import { unknownOwner } from './owners.ts';

/** Whose records a list can be narrowed to besides a person's: one's own, and those that nobody active owns who may. */
export const ownerWords = ['me', 'none'] as const;

/** An id as the database writes it; zod's own rule would be more for every list to load. */
const id = z.string(unknownOwner).regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, unknownOwner);

/** A filter by owner: `me`, `none`, or a person's id; missing and blank become null. */
export const ownerFilter = optionalOrBlank(z.union([z.enum(ownerWords), id], unknownOwner), unknownOwner);
