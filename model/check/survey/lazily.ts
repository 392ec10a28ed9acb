/** A value that is computed when it is first asked for. */
export const lazily = <T>(compute: () => T): (() => T) => {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: compute() }).value;
};
