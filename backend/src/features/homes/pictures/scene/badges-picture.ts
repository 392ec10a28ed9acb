import { circle, group, path, rect, roundRect, text, type Picture, type Shape } from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { desk, lying, size, tick } from './desk.ts';

interface Badge {
  readonly role: string;
  readonly colour: string;
  readonly skin: string;
  readonly hair: string;
}

const [w, h] = [250, 350] as const;

const badge = ({ role, colour, skin, hair }: Badge): Shape[] => [
  // The ribbon, up and out of the picture.
  path(`M-26 -560L-10 ${-h / 2 - 20}H10L26 -560Z`, { fill: colour }),
  path(`M-26 -560L-10 ${-h / 2 - 20}`, { stroke: '#ffffff', width: 3, opacity: 0.25 }),
  roundRect(-15, -h / 2 - 30, 30, 40, 8, { fill: '#b9bfc0' }),
  roundRect(-w / 2, -h / 2, w, h, 20, { fill: ink.white, stroke: '#e6dfd0', width: 2 }),
  path(`M${-w / 2} ${-h / 2 + 72}v-52a20 20 0 0 1 20 -20h${w - 40}a20 20 0 0 1 20 20v52Z`, { fill: colour }),
  roundRect(-26, -h / 2 + 14, 52, 12, 6, { fill: '#d8bd93' }),
  path(`M-16 ${-h / 2 + 46}L0 ${-h / 2 + 33}L16 ${-h / 2 + 46}v16h-32Z`, { fill: '#fbf8f1', join: 'round' }),
  group(
    [
      circle(0, -18, 66, { fill: '#ece7d8' }),
      path('M-50 26C-48 -8 -22 -6 0 -6S48 -8 50 26A66 66 0 0 1 -50 26Z', { fill: colour }),
      rect(-11, -26, 22, 26, { fill: skin }),
      circle(0, -42, 28, { fill: skin }),
      path('M-30 -40C-36 -84 36 -84 30 -40C22 -58 -8 -60 -30 -40Z', { fill: hair }),
    ],
    { move: [0, 20] },
  ),
  text(role, [0, h / 2 - 58], { face: 'title', size: 32, fill: ink.text, align: 'center' }),
  roundRect(-62, h / 2 - 40, 124, 10, 5, { fill: '#d9d3c4' }),
];

/** A shield with a tick: who is let in has been checked. */
const shield = (): Shape[] => [
  path('M0 -74L66 -48V8C66 52 34 76 0 92C-34 76 -66 52 -66 8V-48Z', { fill: '#3a2a16', opacity: 0.16 }),
  path('M-6 -84L60 -58V-2C60 42 28 66 -6 82C-40 66 -72 42 -72 -2V-58Z', { fill: '#2f5546' }),
  path('M-6 -66L44 -46V-2C44 32 20 52 -6 65Z', { fill: '#ffffff', opacity: 0.1 }),
  tick(-40, 0, 52, '#f4f1e6'),
];

/** Badges of people with different roles, and the shield of those who are let in. */
export const badgesPicture = (): Picture => ({
  title: 'Badges of an admin, a consultant and a contractor',
  ...size,
  shapes: [
    ...desk(),
    lying(
      { at: [250, 440], turn: -7 },
      w,
      h,
      badge({ role: 'Admin', colour: '#2f5546', skin: '#8a5a3c', hair: '#241c1a' }),
    ),
    lying(
      { at: [572, 470], turn: 3 },
      w,
      h,
      badge({ role: 'Consultant', colour: '#b5654a', skin: '#e8bf9f', hair: '#7a4a2c' }),
    ),
    lying(
      { at: [890, 436], turn: 8 },
      w,
      h,
      badge({ role: 'Contractor', colour: '#4f6f8a', skin: '#c98f6b', hair: '#3a2a22' }),
    ),
    group(shield(), { move: [1090, 670], turn: 6 }),
  ],
});
