import { group, rect, roundRect, text, type Picture, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { cup, desk, label, lying, pencil, rule, sheetOfPaper, size, tick } from './desk.ts';

const lines = [
  'The home',
  'Delivery',
  'Set-up on your land',
  'Foundation',
  'Skirting and steps',
  'Permits',
] as const;
/** How long the bar of each amount is: an offer names every amount, this drawing none. */
const amounts = [132, 74, 86, 80, 62, 54] as const;

const offer = (w: number, h: number): Shape[] => {
  const [left, right, top] = [-w / 2 + 46, w / 2 - 46, -h / 2];
  return [
    sheetOfPaper(w, h),
    rect(-w / 2, top, w, 14, { fill: '#2f5546' }),
    text('Your price', [left, top + 84], { face: 'title', size: 46, fill: ink.text }),
    label('Every line of it', [left, top + 120], 24, { colour: ink.quiet }),
    ...lines.flatMap((name, index): Shape[] => {
      const y = top + 184 + index * 58;
      const amount = amounts[index] ?? 60;
      return [
        tick(left, y - 8, 20, '#2f7a5c'),
        label(name, [left + 48, y], 27),
        roundRect(right - amount, y - 20, amount, 22, 6, { fill: '#d9d3c4' }),
        rule(left, right, y + 20),
      ];
    }),
    label('Total', [left, top + 556], 34, { strong: true }),
    roundRect(right - 176, top + 526, 176, 38, 9, { fill: '#b5654a' }),
    label('Nothing left out', [left, top + 600], 24, { colour: '#2f7a5c' }),
  ];
};

const calculator = (): Shape[] => [
  roundRect(-112, -160, 224, 320, 20, { fill: '#37443f' }),
  roundRect(-112, -160, 224, 310, 20, { fill: '#44534d' }),
  roundRect(-88, -134, 176, 62, 8, { fill: '#c9d8c8' }),
  roundRect(-4, -116, 76, 26, 5, { fill: '#5f7465' }),
  ...Array.from({ length: 16 }, (_, key): Shape =>
    roundRect(-88 + (key % 4) * 46, -52 + Math.floor(key / 4) * 48, 38, 36, 8, {
      fill: key % 4 === 3 ? (key === 15 ? '#b5654a' : '#8b9a90') : '#e8e4d9',
    }),
  ),
];

/** A price sheet that names every line, with a pencil and a calculator: what the value is made of. */
export const offerPicture = (): Picture => ({
  title: 'A price sheet with every line',
  ...size,
  shapes: [
    ...desk(),
    lying({ at: [560, 404], turn: -4 }, 560, 660, offer(560, 660)),
    lying({ at: [985, 520], turn: 8 }, 224, 320, calculator()),
    ...cup([1010, 190], 62),
    group(pencil(330, '#c98a3c'), { move: [190, 470], turn: 64 }),
  ],
});
