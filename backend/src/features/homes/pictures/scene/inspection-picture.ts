import { stations } from '@hearthline/rules/stations.ts';
import { circle, group, path, rect, roundRect, text, type Picture, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { desk, label, lying, pencil, rule, sheetOfPaper, size, tick } from './desk.ts';

const board = (w: number, h: number): Shape[] => {
  const [left, right, top] = [-w / 2 + 50, w / 2 - 50, -h / 2];
  return [
    roundRect(-w / 2 - 26, top - 46, w + 52, h + 76, 22, { fill: '#8a6a45' }),
    roundRect(-w / 2 - 26, top - 46, w + 52, h + 70, 22, { fill: '#9c7a51' }),
    sheetOfPaper(w, h),
    text('Checked by hand', [left, top + 104], { face: 'title', size: 42, fill: ink.text }),
    label('At every station of the factory', [left, top + 140], 24, { colour: ink.quiet }),
    ...stations.flatMap(({ title }, index): Shape[] => {
      const y = top + 202 + index * 58;
      return [
        roundRect(left, y - 26, 32, 32, 6, { fill: '#fffdf9', stroke: '#8b968f', width: 2.4 }),
        tick(left + 5, y - 12, 24, '#2f7a5c'),
        label(title, [left + 56, y], 28),
        path(`M${right - 92} ${y - 4}q14 -24 24 -6t20 -4t18 2t22 -8`, {
          stroke: '#4f6f8a',
          width: 2.6,
          cap: 'round',
        }),
        rule(left, right, y + 20),
      ];
    }),
    roundRect(-86, top - 66, 172, 54, 14, { fill: '#b9bfc0' }),
    roundRect(-86, top - 66, 172, 26, 14, { fill: '#d3d8d8' }),
    circle(0, top - 62, 20, { stroke: '#b9bfc0', width: 10 }),
  ];
};

const houseKeys = (): Shape[] => {
  const key = (turn: number, metal: string): Shape =>
    group(
      [
        circle(0, 96, 40, { fill: metal }),
        circle(0, 84, 13, { fill: '#cdb184' }),
        path('M-11 128h22v116l-8 10l-14 -2Z', { fill: metal }),
        path('M11 178h13v13h-13ZM11 204h18v14h-18Z', { fill: metal }),
        path('M-3 134v108', { stroke: '#ffffff', width: 3, opacity: 0.4 }),
      ],
      { turn },
    );
  return [
    group(
      [
        circle(4, 96, 42, { fill: '#3a2a16', opacity: 0.15 }),
        rect(-6, 128, 24, 124, { fill: '#3a2a16', opacity: 0.15 }),
      ],
      { move: [8, 14], turn: -18 },
    ),
    key(24, '#c9a24e'),
    key(-18, '#aeb5b6'),
    circle(0, 46, 36, { stroke: '#8f9698', width: 8 }),
    path('M-74 -64L0 -128L74 -64V22H-74Z', { fill: '#2f5546', join: 'round' }),
    path('M-52 -54L0 -98L52 -54', { stroke: '#dfe8dd', width: 8, cap: 'round', join: 'round' }),
    rect(-16, -34, 32, 40, { fill: '#dfe8dd' }),
    circle(0, 14, 7, { fill: '#cdb184' }),
  ];
};

/** The list of a home that was checked at every station, and its keys. */
export const inspectionPicture = (): Picture => ({
  title: 'A checklist with a tick at every station, and the keys',
  ...size,
  shapes: [
    ...desk(),
    lying({ at: [500, 424], turn: 3 }, 560, 640, board(560, 640)),
    group(houseKeys(), { move: [980, 290], turn: -10 }),
    group(pencil(300, '#4f6f8a'), { move: [960, 690], turn: -24 }),
  ],
});
