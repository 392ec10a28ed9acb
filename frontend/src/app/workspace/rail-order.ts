/** The place of a tab in the column; the rows beneath it have the next one. */
export const railOrder = (index: number) => ({
  order: { sm: 2 * index },
  '[data-open] &': { order: 2 * index },
});
