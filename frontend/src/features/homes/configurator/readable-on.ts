/** The relative luminance of a color, 0 black to 1 white (WCAG 2.2). @param color `#rrggbb` */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How much two colors contrast, 1 to 21 (WCAG 2.2). @param one and other `#rrggbb` */
export const contrastOf = (one: string, other: string): number => {
  const [bright, dim] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

/** That of two inks that is read better on a color; all `#rrggbb`. */
export const readableOn = (color: string, dark: string, light: string): string =>
  contrastOf(color, dark) >= contrastOf(color, light) ? dark : light;
