/** Hashes a text to a number, the same on every machine and in every version (FNV-1a). */
export const hash = (content: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    value = Math.imul(value ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
};

/** A repeatable sequence of numbers from 0 to 1, for grain, stones and leaves (mulberry32). */
export const sequence = (seed: string): (() => number) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
};
