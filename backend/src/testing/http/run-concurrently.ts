/** Does something for each of a list, a few at a time: what waits for the database leaves the processor to the others. @throws the first error */
export const atOnce = async <Each>(
  list: readonly Each[],
  work: (each: Each) => Promise<void>,
  most = 8,
): Promise<void> => {
  const waiting = [...list];
  const workOff = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: most }, workOff));
};
