import { feetAndInches } from '@hearthline/model/layout/room.ts';
import { textWidth } from '../drawing/font.ts';
import { group, line, polygon, rect, text, type Shape } from '../drawing/shape.ts';
import { ink } from './ink.ts';

const thin = { stroke: ink.line, width: 1 } as const;

const arrow = (x: number, direction: 1 | -1): Shape =>
  polygon(
    [
      [x, 0],
      [x + direction * 9, -2.6],
      [x + direction * 9, 2.6],
    ],
    { fill: ink.line },
  );

/** A horizontal dimension of `length` pixels from the origin, with extension lines of `reach` towards the plan. */
export const drawDimension = (length: number, inches: number, reach: number, size = 17): Shape => {
  const label = feetAndInches(inches);
  const width = textWidth(label, 'label-strong', size, 0.6) + 18;
  return group([
    line(0, -reach, 0, 6, thin),
    line(length, -reach, length, 6, thin),
    line(0, 0, length, 0, thin),
    arrow(0, 1),
    arrow(length, -1),
    rect(length / 2 - width / 2, -8, width, 16, { fill: ink.paper }),
    text(label, [length / 2, size * 0.36], {
      face: 'label-strong',
      size,
      fill: ink.text,
      align: 'center',
      spacing: 0.6,
    }),
  ]);
};

/** Small ticks with the lengths of the parts of one side, in pixels and inches. */
export const drawChain = (stops: readonly number[], scale: number): Shape => {
  const shapes: Shape[] = [
    line((stops[0] ?? 0) * scale, 0, (stops.at(-1) ?? 0) * scale, 0, { stroke: ink.faint, width: 0.9 }),
  ];
  for (const [index, stop] of stops.entries()) {
    const x = stop * scale;
    shapes.push(line(x - 4, 4, x + 4, -4, { stroke: ink.line, width: 1.1 }));
    const next = stops[index + 1];
    if (next === undefined) continue;
    const label = feetAndInches(next - stop);
    const size = 12;
    if (textWidth(label, 'label', size, 0.2) + 12 > (next - stop) * scale) continue;
    shapes.push(
      text(label, [((stop + next) / 2) * scale, -5], {
        face: 'label',
        size,
        fill: ink.quiet,
        align: 'center',
        spacing: 0.2,
      }),
    );
  }
  return group(shapes);
};
