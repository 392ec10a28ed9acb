import type { Fill, Picture, Shape } from './shape.ts';

/** Another color for each one of a drawing. */
export type Recolour = (colour: string) => string;

const fillIn = (fill: Fill, recolour: Recolour): Fill =>
  typeof fill === 'string'
    ? recolour(fill)
    : { ...fill, stops: fill.stops.map(([offset, colour]) => [offset, recolour(colour)] as const) };

const shapeIn = (shape: Shape, recolour: Recolour): Shape => {
  if (shape.kind === 'group')
    return { ...shape, children: shape.children.map((child) => shapeIn(child, recolour)) };
  if (shape.kind === 'text') return { ...shape, fill: recolour(shape.fill) };
  return {
    ...shape,
    ...(shape.fill && { fill: fillIn(shape.fill, recolour) }),
    ...(shape.stroke && { stroke: fillIn(shape.stroke, recolour) }),
  };
};

/** The same drawing in other colors. */
export const recoloured = (picture: Picture, recolour: Recolour): Picture => ({
  ...picture,
  ...(picture.paper && { paper: recolour(picture.paper) }),
  shapes: picture.shapes.map((shape) => shapeIn(shape, recolour)),
});
