/** A value that is computed when it is first asked for. */
export const lazily = <T>(compute: () => T): (() => T) => {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
};
