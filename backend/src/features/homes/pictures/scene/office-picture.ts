import { group, rect, roundRect, type Picture, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { cup, desk, label, lying, pencil, rule, sheetOfPaper, size, tick } from './desk.ts';

const columns = [
  { title: 'Leads', cards: ['#d3a389', '#b3c4cc', '#aab9a3', '#d3a389'] },
  { title: 'Plans', cards: ['#b3c4cc', '#aab9a3'] },
  { title: 'Permits', cards: ['#aab9a3', '#d3a389', '#b3c4cc'] },
  { title: 'Factory', cards: ['#b3c4cc', '#d3a389'] },
] as const;

/** A laptop from above: a board of projects on its screen, the keys below. */
const laptop = (w: number, h: number): Shape[] => {
  const [left, top] = [-w / 2, -h / 2];
  return [
    roundRect(left, top, w, h * 0.62, 18, { fill: '#37443f' }),
    rect(left + 18, top + 18, w - 36, h * 0.62 - 36, { fill: '#f6f3ea' }),
    rect(left + 18, top + 18, w - 36, 46, { fill: '#2f5546' }),
    label('Projects', [left + 40, top + 50], 25, { strong: true, colour: '#f4f1e6' }),
    ...columns.flatMap(({ title, cards }, index): Shape[] => {
      const x = left + 36 + index * ((w - 60) / 4);
      const width = (w - 60) / 4 - 14;
      return [
        label(title, [x + 2, top + 98], 21, { strong: true }),
        ...cards.flatMap((colour, row): Shape[] => {
          const y = top + 112 + row * 60;
          return [
            roundRect(x, y, width, 50, 7, { fill: ink.white, stroke: '#ddd5c4', width: 1.5 }),
            rect(x, y + 8, 6, 34, { fill: colour }),
            roundRect(x + 18, y + 12, width * 0.6, 9, 4, { fill: '#b9b6aa' }),
            roundRect(x + 18, y + 29, width * 0.4, 8, 4, { fill: '#dedacf' }),
          ];
        }),
      ];
    }),
    roundRect(left - 14, top + h * 0.62, w + 28, h * 0.38, 20, { fill: '#c9cdcd' }),
    rect(left - 14, top + h * 0.62, w + 28, 10, { fill: '#aeb4b5' }),
    ...Array.from({ length: 39 }, (_, index): Shape => {
      const [column, row] = [index % 13, Math.floor(index / 13)];
      return roundRect(
        left + 40 + column * ((w - 80) / 13),
        top + h * 0.66 + row * 38,
        (w - 80) / 13 - 8,
        30,
        6,
        { fill: '#4a5459' },
      );
    }),
    roundRect(-80, top + h * 0.88, 160, h * 0.1, 8, { fill: '#b7bdbd' }),
  ];
};

const notebook = (w: number, h: number): Shape[] => [
  sheetOfPaper(w, h),
  rect(-w / 2, -h / 2, 22, h, { fill: '#b5654a' }),
  label('Call today', [-w / 2 + 44, -h / 2 + 50], 28, { strong: true }),
  ...[96, 140, 184, 228].flatMap((y, index): Shape[] => [
    ...(index < 2 ? [tick(-w / 2 + 42, -h / 2 + y - 8, 18, '#2f7a5c')] : []),
    roundRect(-w / 2 + 74, -h / 2 + y - 14, 88 + ((index * 37) % 44), 12, 5, { fill: '#d9d3c4' }),
    rule(-w / 2 + 40, w / 2 - 18, -h / 2 + y + 14),
  ]),
];

const telephone = (w: number, h: number): Shape[] => [
  roundRect(-w / 2, -h / 2, w, h, 22, { fill: '#262c30' }),
  roundRect(-w / 2 + 9, -h / 2 + 9, w - 18, h - 18, 15, { fill: '#dfe8dd' }),
  roundRect(-w / 2 + 24, -h / 2 + 46, w - 62, 40, 12, { fill: '#ffffff' }),
  roundRect(-w / 2 + 44, -h / 2 + 98, w - 62, 54, 12, { fill: '#2f5546' }),
  roundRect(-w / 2 + 24, -h / 2 + 164, w - 82, 36, 12, { fill: '#ffffff' }),
];

/** The team's desk: a board of projects on a laptop, calls to make, a message on the telephone. */
export const officePicture = (): Picture => ({
  title: 'A laptop with a board of projects, a notebook and a telephone',
  ...size,
  shapes: [
    ...desk(),
    lying({ at: [480, 400], turn: -3 }, 720, 620, laptop(720, 620)),
    lying({ at: [1020, 300], turn: 7 }, 250, 300, notebook(250, 300)),
    lying({ at: [1000, 640], turn: -9 }, 150, 240, telephone(150, 240)),
    group(pencil(240, '#c98a3c'), { move: [1130, 500], turn: -70 }),
    ...cup([80, 690], 54),
  ],
});
