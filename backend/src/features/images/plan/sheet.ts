import { decksOf } from '@hearthline/model/layout/decks.ts';
import { layoutOf } from '@hearthline/model/layout/layout.ts';
import type { Layout, PlanModel } from '@hearthline/model/layout/plan-model.ts';
import { feetAndInches } from '@hearthline/model/layout/room.ts';
import { textWidth } from '../drawing/font.ts';
import { group, line, rect, text, type Picture, type Shape } from '../drawing/shape.ts';
import { drawChain, drawDimension } from './dimension.ts';
import { drawFloors } from './floors.ts';
import { furnish } from './furniture/furnish.ts';
import { ink } from './ink.ts';
import { drawLabel, labelsOf } from './label.ts';
import { drawDecks } from './draw-decks.ts';
import { drawDoors, drawSeams, drawWalls, drawWindows } from './walls.ts';

const sheet = { width: 1600, height: 1200, margin: 84 } as const;

/** The plan itself in inches, without paper around it. */
const drawPlan = (layout: Layout, labelUnit: number): Shape[] => [
  ...drawDecks(layout),
  ...drawFloors(layout),
  ...layout.rooms.flatMap((room) => furnish(layout, room).map(({ shape }) => shape)),
  ...drawWalls(layout),
  ...drawDoors(layout),
  ...drawWindows(layout),
  ...labelsOf(layout, labelUnit).map((label) => drawLabel(layout, label)),
  ...drawSeams(layout),
];

const count = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`;

const title = (model: PlanModel, { length, width }: Layout): Shape[] => {
  const facts = [
    ['Bedrooms', String(model.bedrooms)],
    ['Baths', String(model.bathrooms)],
    ['Square feet', model.squareFootage.toLocaleString('en-US')],
  ] as const;
  const shapes: Shape[] = [
    text('FLOOR PLAN', [sheet.margin + 2, 96], {
      face: 'label-strong',
      size: 17,
      fill: ink.accent,
      spacing: 4,
    }),
    text(model.name, [sheet.margin - 2, 160], { face: 'title', size: 66, fill: ink.text }),
  ];
  const sub = `${model.modelType}  ·  ${model.footprint}  ·  ${feetAndInches(length)} × ${feetAndInches(width)}`;
  shapes.push(text(sub, [sheet.margin, 198], { face: 'label', size: 22, fill: ink.quiet, spacing: 0.6 }));
  let x = sheet.width - sheet.margin;
  for (const [label, value] of [...facts].reverse()) {
    const wide = Math.max(textWidth(value, 'title', 44), textWidth(label.toUpperCase(), 'label', 14, 2));
    shapes.push(
      text(value, [x - wide, 160], { face: 'title', size: 44, fill: ink.text }),
      text(label.toUpperCase(), [x - wide + 1, 194], {
        face: 'label',
        size: 14,
        fill: ink.quiet,
        spacing: 2,
      }),
    );
    x -= wide + 34;
    if (label !== 'Bedrooms') shapes.push(line(x, 122, x, 196, { stroke: ink.faint, width: 1 }));
    x -= 34;
  }
  return shapes;
};

/** Alternating bars of five feet each. */
const scaleBar = (scale: number): Shape => {
  const step = 60 * scale;
  return group([
    ...[0, 1, 2, 3].map((index) =>
      rect(index * step, 0, step, 7, { fill: index % 2 ? ink.paper : ink.wall, stroke: ink.wall, width: 1 }),
    ),
    ...[0, 5, 10, 20].map((feet) =>
      text(`${feet}'`, [(feet / 5) * step, 25], {
        face: 'label',
        size: 14,
        fill: ink.quiet,
        align: 'center',
      }),
    ),
  ]);
};

const footer = (scale: number, sections: number): Shape[] => {
  const y = sheet.height - 92;
  const note = 'Room sizes are clear inside the walls. Furniture shows scale and is not included.';
  return [
    line(sheet.margin, y, sheet.width - sheet.margin, y, { stroke: ink.faint, width: 1 }),
    group([scaleBar(scale)], { move: [sheet.margin, y + 24] }),
    text(note, [sheet.width - sheet.margin, y + 32], {
      face: 'label',
      size: 16,
      fill: ink.quiet,
      align: 'right',
      spacing: 0.2,
    }),
    text(
      sections === 1
        ? 'Built and delivered in one section.'
        : `Built in ${count(sections, 'section')}; the dots mark where they join.`,
      [sheet.width - sheet.margin, y + 54],
      { face: 'label', size: 16, fill: ink.quiet, align: 'right', spacing: 0.2 },
    ),
  ];
};

/** The positions at which the rooms along one long wall begin and end. */
const stopsAlong = ({ rooms, width, length }: Layout, side: 'rear' | 'front'): number[] => {
  const touching = rooms.filter((room) => (side === 'rear' ? room.y === 0 : room.y + room.h === width));
  return [...new Set([0, ...touching.map(({ x }) => x), length])].sort((a, b) => a - b);
};

const body = { top: 236, bottom: sheet.height - 112 } as const;

/** The sheet a buyer sees and prints: title, plan with dimensions, scale. Null if the row allows no plan. */
export const planPicture = (model: PlanModel): Picture | null => {
  const layout = layoutOf(model);
  if (!layout) return null;
  const { length, width } = layout;
  const decks = decksOf(layout);
  const reach = (side: 'rear' | 'front'): number =>
    Math.max(0, ...decks.filter((deck) => deck.side === side).map(({ rect: { h } }) => h + 22));
  const rear = reach('rear');
  const front = reach('front');
  const chain = 34;
  const overall = 62;
  const wide = sheet.width - 2 * sheet.margin - 90;
  const high = body.bottom - body.top - chain - overall - 24;
  const scale = Math.min(wide / length, high / (rear + width + front), 2.5);
  const drawn = (rear + width + front) * scale + chain + overall;
  const top = body.top + (body.bottom - body.top - drawn) / 2 + chain + rear * scale;
  const left = (sheet.width - length * scale) / 2 + 30;
  return {
    title: `${model.name} floor plan`,
    width: sheet.width,
    height: sheet.height,
    paper: ink.paper,
    shapes: [
      rect(0, 0, sheet.width, sheet.height, { fill: ink.paper }),
      ...title(model, layout),
      group(drawPlan(layout, 1.5 / scale), { move: [left, top], scale }),
      group([drawChain(stopsAlong(layout, 'rear'), scale)], { move: [left, top - rear * scale - 18] }),
      group([drawDimension(length * scale, length, 22)], {
        move: [left, top + (width + front) * scale + 34],
      }),
      group([drawDimension(width * scale, width, 22)], { move: [left - 46, top + width * scale], turn: -90 }),
      ...footer(scale, layout.sections),
    ],
  };
};
