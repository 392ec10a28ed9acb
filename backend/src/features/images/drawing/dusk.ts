import { channels, mix } from './colour.ts';
import { recoloured, type Recolour } from './recolour.ts';
import type { Fill, Picture, Shape } from './shape.ts';

/** From 0, black, to 1, white, as bright as the eye sees it. */
const brightness = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** A plan sheet by night: light lines on the green-black of the dark pages; the hues stay, weaker. */
const blueprint: Recolour = (colour) => {
  const light = 1 - brightness(colour);
  const ground = light < 0.5 ? mix('#1a211c', '#4c584f', light / 0.5) : mix('#4c584f', '#eeebe3', (light - 0.5) / 0.4);
  return mix(ground, colour, 0.12);
};

/** The light of a late evening: blue, and about half as bright. */
const evening: Recolour = (colour) => {
  const [red, green, blue] = channels(colour);
  const byte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
  return `#${byte(red * 0.44 + 6)}${byte(green * 0.46 + 9)}${byte(blue * 0.54 + 14)}`;
};

/** Sky and glass have an evening of their own: they give light. */
const duskSky: Fill & object = {
  kind: 'linear',
  from: [0, 0],
  to: [0, 1],
  stops: [
    [0, '#22314a'],
    [0.55, '#54597a'],
    [1, '#c98a68'],
  ],
};
const lamp = [
  [0, '#f0b866'],
  [0.45, '#ffd98e'],
  [0.7, '#f6c473'],
  [1, '#c98a45'],
] as const;

const withLights = (shape: Shape): Shape => {
  if (shape.kind === 'group') {
    const children = shape.children.map(withLights);
    return { ...shape, children };
  }
  return shape;
};
