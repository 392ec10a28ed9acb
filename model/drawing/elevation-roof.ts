import type { Plan, Side } from '../plan/document.ts';
import type { Primitive, Style } from './primitive.ts';
import { box, line, outline } from './shapes.ts';

/** Inches of rise in 12: usual for homes that travel with their roof. */
export const roofPitch = 3;

/** How far the roof reaches beyond a wall, and how thick its edge is. */
const [overhang, edge] = [12, 7];

/** The highest ceiling that an elevation shows; documents may state any. */
const highestCeiling = 240;

/** Heights above the floor, and of the floor above the ground. */
export const heightsOf = (plan: Plan): { wall: number; grade: number; rise: number } => {
  const ceiling = Math.max(84, ...plan.levels[0].rooms.map((room) => room.ceiling));
  return {
    wall: Math.min(ceiling, highestCeiling) + 4,
    grade: 30,
    rise: ((plan.width / 2) * roofPitch) / 12,
  };
};

const style: Style = { layer: 'roof', pen: 'fine', ink: 'line', fill: 'roof' };

/** From the long sides the slope of the roof, above the wall; from the ends the gable within the walls, and the edges before it. */
export const drawEaves = (plan: Plan, side: Side, part: 'behind' | 'before'): Primitive[] => {
  const { wall, rise } = heightsOf(plan);
  const drop = (overhang * roofPitch) / 12;
  if (side === 'front' || side === 'rear') {
    if (part === 'behind') return [];
    const [left, wide] = [-overhang, plan.length + 2 * overhang];
    const courses = Math.max(1, Math.round(rise / 10));
    return [
      box({ x: left, y: -wall - rise, w: wide, h: rise + drop }, style),
      ...Array.from({ length: courses - 1 }, (_, at) => {
        const y = -wall - (rise * (at + 1)) / courses;
        return line(left, y, left + wide, y, { layer: 'roof', pen: 'hair', ink: 'faint' });
      }),
      box({ x: left, y: -wall + drop - edge, w: wide, h: edge }, { ...style, fill: 'paper' }),
    ];
  }
  const half = plan.width / 2;
  if (part === 'behind')
    return [
      outline(
        [
          [
            { x: 0, y: -wall },
            { x: half, y: -wall - rise },
            { x: plan.width, y: -wall },
          ],
        ],
        { ...style, fill: 'piece' },
      ),
      ...Array.from({ length: Math.floor(rise / 8) }, (_, at) => {
        // The courses of the siding grow shorter towards the ridge.
        const up = (at + 1) * 8;
        const inset = (up / rise) * half;
        const y = -wall - up;
        return line(inset, y, plan.width - inset, y, { layer: 'roof', pen: 'hair', ink: 'faint' });
      }),
    ];
  return [
    outline(
      [
        [
          { x: -overhang, y: -wall + drop },
          { x: half, y: -wall - rise },
          { x: plan.width + overhang, y: -wall + drop },
          { x: plan.width + overhang, y: -wall + drop - edge },
          { x: half, y: -wall - rise - edge },
          { x: -overhang, y: -wall + drop - edge },
        ],
      ],
      style,
    ),
  ];
};
