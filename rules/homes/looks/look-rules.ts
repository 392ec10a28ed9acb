import { z } from 'zod';
import { roofIds, sidingIds } from '../../design.ts';
import { colors, styles, type Look } from './look.ts';

/** What is said where a look is refused. */
export const lookSentences = {
  look: 'Please choose a style, a roof, a siding and a color',
  style: 'Please choose one of the styles',
  roof: 'Please choose one of the roof profiles',
  siding: 'Please choose one of the sidings',
  color: 'Please choose one of the colors',
  fits: 'This style does not fit the side of the home toward the street',
} as const;

/** What the parts of a look are called. */
export const lookTitles = {
  style: 'Style',
  roof: 'Roof',
  siding: 'Siding',
  color: 'Color',
} as const satisfies Record<keyof Look, string>;

const parts = {
  style: z.enum(styles, lookSentences.style),
  roof: z.enum(roofIds, lookSentences.roof),
  siding: z.enum(sidingIds, lookSentences.siding),
  color: z.enum(colors, lookSentences.color),
};

/** A look, all of it. */
export const lookRule = z.strictObject(parts, lookSentences.look);

/** What an address asks of the look of a home: what it leaves out is as the home’s own. */
export const lookQuery = {
  style: parts.style
    .optional()
    .describe('The home in this style, instead of its own; it has to fit the side toward the street.'),
  roof: parts.roof.optional().describe('The home with this roof, instead of its own.'),
  siding: parts.siding.optional().describe('The home with this siding, instead of its own.'),
  color: parts.color.optional().describe('The home in this color, instead of its own.'),
};
