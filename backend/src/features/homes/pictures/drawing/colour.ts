/** Red, green and blue of a `#rrggbb` color, from 0 to 255. */
export const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** One of these channels as two digits. */
export const hex = (value: number): string =>
  Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');

/** Blends one `#rrggbb` color with another: 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, amount: number): string => {
  const a = channels(from);
  const b = channels(to);
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * amount)).join('')}`;
};

/** A `#rrggbb` color in different light: below 1 darker, above 1 lighter. */
export const lit = (colour: string, light: number): string =>
  light <= 1 ? mix(colour, '#1b2433', (1 - light) * 0.9) : mix(colour, '#fffaf0', Math.min(1, light - 1));
