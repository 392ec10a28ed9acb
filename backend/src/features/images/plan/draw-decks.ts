import { decksOf } from '@hearthline/model/layout/decks.ts';
import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import { line, path, rect, rectPath, group, type Shape } from '../drawing/shape.ts';
import { ink } from './ink.ts';

/** The porch and the landings with their boards, stairs and posts. */
export const drawDecks = (layout: Layout): Shape[] =>
  decksOf(layout).flatMap(({ rect: deck, covered, side, door }) => {
    const { x, y, w, h } = deck;
    let boards = '';
    for (let along = x + 6; along < x + w; along += 6) boards += `M${along} ${y}v${h}`;
    const stair = { w: 48, h: 22 };
    const stairY = side === 'rear' ? y - stair.h : y + h;
    const stairX = Math.max(x, Math.min(x + w - stair.w, door - stair.w / 2));
    const post = (px: number): Shape =>
      rect(px - 3.5, side === 'rear' ? y + 2 : y + h - 9, 7, 7, { fill: ink.wall });
    return [
      group([rect(x, y, w, h, { fill: ink.deck }), path(boards, { stroke: ink.deckLine, width: 0.7 })], {
        clip: rectPath(x, y, w, h),
      }),
      rect(x, y, w, h, { stroke: ink.line, width: 1 }),
      rect(stairX, stairY, stair.w, stair.h, { fill: ink.deck, stroke: ink.line, width: 0.9 }),
      line(stairX, stairY + stair.h / 2, stairX + stair.w, stairY + stair.h / 2, {
        stroke: ink.line,
        width: 0.8,
      }),
      ...(covered
        ? [
            post(x + 8),
            post(x + w - 8),
            rect(x - 6, side === 'rear' ? y - 6 : y, w + 12, h + 6, {
              stroke: ink.line,
              width: 0.8,
              dash: [7, 5],
            }),
          ]
        : []),
    ];
  });
