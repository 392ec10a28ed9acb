/**
 * Collects what is given while a write runs, and writes it together in the next one: under load, one transaction serves many.
 * @param write writes items in the order in which they were given; one write at a time
 * @returns gives an item; resolves once it is written, rejects with the error of its write
 */
export const groupWrites = <Item>(
  write: (items: readonly Item[]) => Promise<void>,
): ((item: Item) => Promise<void>) => {
  let collected: Item[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    collected.push(item);
    next ??= last = last
      .catch(() => undefined)
      .then(() => {
        const items = collected;
        collected = [];
        next = null;
        return write(items);
      });
    return next;
  };
};
