import { z } from 'zod';
import { roofIds } from '../../design.ts';
import { optionalChoice } from '../../optional.ts';
import { maxCents } from '../../money.ts';
import { optionalText } from '../../text.ts';

const centsWords = 'A price is whole cents, up to $20 million';

/** A price as numbers or texts give it; missing, blank and zero narrow nothing. */
const centsFilter = z
  .union([
    z.int(centsWords).min(0, centsWords).max(maxCents, centsWords),
    z
      .string(centsWords)
      .regex(/^\d{0,10}$/, centsWords)
      .refine((text) => Number(text) <= maxCents, centsWords),
  ])
  .nullish()
  .transform((value) => Number(value ?? 0) || null);

/**
 * What lists of leads are narrowed by: the design that somebody booked or asked with, or made. All that is given holds for one and the
 * same design. The price is the middle of what it cost on the day it was designed.
 */
export const leadDesignFilter = {
  /** The slug of a home of the catalog, or the code of a generated plan. */
  home: optionalText({ max: 200 }),
  roof: optionalChoice(roofIds, 'Unknown roof'),
  /** In cents. */
  minPrice: centsFilter,
  maxPrice: centsFilter,
} as const;

/** The filter as services take it. */
export type LeadDesignFilter = {
  readonly [Field in keyof typeof leadDesignFilter]: z.output<(typeof leadDesignFilter)[Field]>;
};

/** The filter that an address asks for; what cannot be read narrows nothing. @param param a parameter of the address, or an empty text */
export const designFilterIn = (param: (name: keyof LeadDesignFilter) => string): LeadDesignFilter => ({
  home: leadDesignFilter.home.safeParse(param('home')).data ?? null,
  roof: leadDesignFilter.roof.safeParse(param('roof')).data ?? null,
  minPrice: leadDesignFilter.minPrice.safeParse(param('minPrice')).data ?? null,
  maxPrice: leadDesignFilter.maxPrice.safeParse(param('maxPrice')).data ?? null,
});

/** A filter that narrows nothing. */
export const anyDesign: LeadDesignFilter = { home: null, roof: null, minPrice: null, maxPrice: null };

/** Whether a filter narrows anything. */
export const filtersDesigns = ({ home, roof, minPrice, maxPrice }: Partial<LeadDesignFilter>): boolean =>
  Boolean(home ?? roof ?? minPrice ?? maxPrice);
