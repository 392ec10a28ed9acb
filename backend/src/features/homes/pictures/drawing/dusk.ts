import { channels, hex, mix } from './colour.ts';
import type { Fill, Picture, Shape } from './shape.ts';

/** Another color for each one of a drawing. */
type Recolor = (colour: string) => string;

/** What dark paper makes of a darkness from 0, white, to 1, black. */
const inverse = [
  [0, '#19201b'],
  [0.1, '#232c26'],
  [0.3, '#56635a'],
  [0.5, '#a9b3aa'],
  [0.8, '#eeebe3'],
  [1, '#fbf8f1'],
] as const;

/** A sheet with light lines on green-black, as the dark pages have it: bright becomes dark, hues stay. */
const onDarkPaper: Recolor = (colour) => {
  const [red, green, blue] = channels(colour);
  const darkness = 1 - (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  const step = Math.max(
    1,
    inverse.findIndex(([from]) => from >= darkness),
  );
  const [[low, dark], [high, bright]] = [inverse[step - 1] ?? inverse[0], inverse[step] ?? inverse[1]];
  const strength = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
  return mix(mix(dark, bright, (darkness - low) / (high - low)), colour, strength * 0.6);
};

/** The light after sunset: blue, and about half as much. */
const afterSunset: Recolor = (colour) => {
  const [red, green, blue] = channels(colour);
  return `#${hex(red * 0.47 + 6)}${hex(green * 0.48 + 9)}${hex(blue * 0.56 + 18)}`;
};

/** Another color that is as clear as before: `#rrggbbaa` keeps its last two digits. */
const keepingAlpha = (colour: string, recolor: Recolor): string => recolor(colour) + colour.slice(7);

const fillIn = (fill: Fill, recolor: Recolor): Fill =>
  typeof fill === 'string'
    ? keepingAlpha(fill, recolor)
    : {
        ...fill,
        stops: fill.stops.map(([offset, colour]) => [offset, keepingAlpha(colour, recolor)] as const),
      };

const shapeIn = (shape: Shape, recolor: Recolor): Shape => {
  if (shape.kind === 'group')
    return { ...shape, children: shape.children.map((child) => shapeIn(child, recolor)) };
  if (shape.kind === 'text') return { ...shape, fill: recolor(shape.fill) };
  const fill = shape.dusk ?? (shape.fill && fillIn(shape.fill, recolor));
  return { ...shape, ...(fill && { fill }), ...(shape.stroke && { stroke: fillIn(shape.stroke, recolor) }) };
};

const pictureIn = ({ shapes, paper, ...rest }: Picture, recolor: Recolor): Picture => ({
  ...rest,
  ...(paper && { paper: recolor(paper) }),
  shapes: shapes.map((shape) => shapeIn(shape, recolor)),
});

/** A picture for a dark page: the same scene after sunset, with its windows lit. */
export const withDuskLight = (picture: Picture): Picture => pictureIn(picture, afterSunset);

/** Indoors at night, under a lamp: as warm as it is dim. */
const underLamp: Recolor = (colour) => {
  const [red, green, blue] = channels(colour);
  return `#${hex(red * 0.66 + 4)}${hex(green * 0.59 + 4)}${hex(blue * 0.5 + 6)}`;
};

/** A picture of a room or a table for a dark page. */
export const byLamp = (picture: Picture): Picture => pictureIn(picture, underLamp);

/** A sheet for a dark page: light lines on dark paper. */
export const onDark = (picture: Picture): Picture => pictureIn(picture, onDarkPaper);
