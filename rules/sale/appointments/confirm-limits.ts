/** How many appointments are confirmed at once, at most. Apart from their schemas, which whoever only counts need not load. */
export const maxConfirmed = 50;
