/** A list with some of its things replaced by others of the same id, and with those that are new at its end. */
export const replaced = <T extends { readonly id: string }>(
  list: readonly T[],
  ...things: readonly T[]
): T[] => [
  ...list.map((one) => things.find(({ id }) => id === one.id) ?? one),
  ...things.filter(({ id }) => !list.some((one) => one.id === id)),
];
