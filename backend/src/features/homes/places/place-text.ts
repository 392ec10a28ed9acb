/** Descriptions of arguments that say where a home would stand. */
export const placeText = {
  zip: 'The ZIP code of the site, five digits: prices are those of this place. Without it, miles and sales tax are assumed.',
  land: 'Whose land the site is; the buyer’s own if omitted.',
} as const;
