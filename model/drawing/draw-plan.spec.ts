import { describe, expect, it } from 'vitest';
import { sharedArea } from '../plan/box.ts';
import type { Box, Plan } from '../plan/document.ts';
import { changed, doubleWide, named, singleWide } from '../testing/plans.ts';
import { everySymbol } from '../testing/every-symbol.ts';
import { drawPlan, layersOf, textSizeFor, type Drawing } from './draw-plan.ts';
import { boxOfText, extentOf } from './extent.ts';
import { isInside } from './opening-frame.ts';
import type { InteriorFinish, Text } from './primitive.ts';

const textsOf = ({ primitives }: Drawing, layer: Text['layer']): Text[] =>
  primitives.filter((one): one is Text => one.kind === 'text' && one.layer === layer);

const written = (drawing: Drawing): string[] =>
  drawing.primitives.flatMap((one) => (one.kind === 'text' ? [one.text] : []));

const homes: [string, () => Plan][] = [
  ['the single', singleWide],
  ['the double', doubleWide],
];

describe.each(homes)('the drawing of %s', (_name, make) => {
  const plan = make();
  const [level] = plan.levels;

  it('names every room within its floor, and covers neither furniture nor walls', () => {
    const names = textsOf(drawPlan(plan), 'text');
    for (const { id, name, floor } of level.rooms) {
      const own = names.filter(({ of }) => of === id);
      expect(own.map(({ text }) => text).join(' ')).toContain(name);
      for (const one of own) {
        const { x, y, w, h } = boxOfText(one);
        for (const corner of [
          { x, y },
          { x: x + w, y },
          { x, y: y + h },
          { x: x + w, y: y + h },
        ])
          expect(isInside(floor, corner), `${one.text} at ${corner.x}, ${corner.y}`).toBe(true);
        for (const piece of level.fixtures)
          expect(sharedArea(piece, { x, y, w, h }), `${one.text} over ${piece.id}`).toBe(0);
      }
    }
  });

  it('writes no text over another, whatever its size', () => {
    for (const textSize of [6, 9, 14]) {
      const all = drawPlan(plan, { textSize, tags: true, interiorDimensions: true }).primitives.filter(
        (one): one is Text => one.kind === 'text' && one.layer !== 'fixtures' && one.layer !== 'furniture',
      );
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1))
          expect(
            sharedArea(boxOfText(one), boxOfText(other)),
            `${one.text} and ${other.text} at ${textSize}`,
          ).toBeLessThan(0.2 * one.size ** 2);
    }
  });

  it('states the whole length and width, and parts of a side that add up to it', () => {
    const texts = written(drawPlan(plan));
    expect(texts).toContain(plan.length === 720 ? `60' 0"` : `56' 0"`);
    expect(texts).toContain(plan.width === 160 ? `13' 4"` : `26' 8"`);
    expect(written(drawPlan(plan, { dimensions: false })).some((text) => /^\d+' \d+"$/.test(text))).toBe(
      false,
    );
  });

  it('leaves furniture out, but never what is built in', () => {
    const bare = drawPlan(plan, { furniture: false });
    expect(layersOf(bare)).not.toContain('furniture');
    expect(layersOf(bare)).toContain('fixtures');
    expect(layersOf(drawPlan(plan))).toContain('furniture');
  });

  it('draws alarms, fans and the marks of schedules if it is asked to', () => {
    expect(layersOf(drawPlan(plan))).not.toContain('alarms');
    expect(textsOf(drawPlan(plan, { alarms: true }), 'alarms')).toHaveLength(level.alarms.length);
    const marks = textsOf(drawPlan(plan, { tags: true }), 'tags').map(({ of }) => of);
    for (const { id } of [...level.doors, ...level.windows]) expect(marks).toContain(id);
  });

  it('is the same each time, and holds all that it draws', () => {
    expect(drawPlan(plan)).toEqual(drawPlan(make()));
    const { bounds, primitives } = drawPlan(plan);
    const extent = extentOf(primitives);
    const outer: Box = bounds;
    expect(sharedArea(extent, outer)).toBeCloseTo(extent.w * extent.h);
  });

  it('takes little of a processor', () => {
    for (let i = 0; i < 5; i++) drawPlan(plan);
    const { user } = process.cpuUsage();
    for (let i = 0; i < 10; i++) drawPlan(plan);
    expect((process.cpuUsage().user - user) / 10_000).toBeLessThan(150);
  });
});

it('makes text as large as a screen of some width needs for twelve pixels', () => {
  for (const pixels of [700, 1000, 1400]) {
    const plan = singleWide();
    const { textSize, bounds } = drawPlan(plan, { textSize: textSizeFor(plan, pixels) });
    expect((textSize * pixels) / bounds.w).toBeGreaterThan(11.5);
  }
});

it('draws every kind of piece within its place, whichever way it is turned', () => {
  const plan = everySymbol();
  const { primitives } = drawPlan(plan);
  for (const piece of plan.levels[0].fixtures) {
    const own = primitives.filter(({ of, kind }) => of === piece.id && kind === 'path');
    expect(own.length, piece.id).toBeGreaterThan(0);
    const extent = extentOf(own);
    // The handle of a refrigerator stands out.
    expect(sharedArea(extent, piece), piece.id).toBeGreaterThan(0.75 * piece.w * piece.h);
    expect(extent.w, piece.id).toBeLessThanOrEqual(piece.w + 1.001);
    expect(extent.h, piece.id).toBeLessThanOrEqual(piece.h + 1.001);
  }
});

it('mirrors a plan, but no text', () => {
  const plan = doubleWide();
  const [drawn, mirrored] = [drawPlan(plan), drawPlan(plan, { mirrored: true })];
  const place = (drawing: Drawing, of: string): Box =>
    extentOf(
      drawing.primitives.filter((one) => one.of === of && one.kind === 'path' && one.layer !== 'text'),
    );
  for (const id of ['king', 'range', 'front-door', 'primary-door', 'bath-door', 'kitchen']) {
    const [before, after] = [place(drawn, id), place(mirrored, id)];
    expect(after.x, id).toBeCloseTo(plan.length - before.x - before.w);
    expect(after.y, id).toBeCloseTo(before.y);
  }
  expect(written(mirrored).toSorted()).toEqual(written(drawn).toSorted());
  expect(drawPlan(plan, { mirrored: true })).not.toEqual(drawPlan(plan));
});

it('draws what no plan should be: crossing floors, pieces outside, a home of one inch', () => {
  const odd = changed(singleWide, (level, plan) => {
    named(level.rooms, 'bath').floor = [
      [0, 0],
      [90, 90],
      [90, 0],
      [0, 90],
    ];
    Object.assign(named(level.fixtures, 'sofa'), { x: -4000, w: 1 });
    Object.assign(named(level.doors, 'bath-door'), { into: 'nowhere', wall: 'nowhere' });
    Object.assign(plan, { length: 1, width: 1 });
  });
  expect(drawPlan(odd).primitives.length).toBeGreaterThan(100);
});

describe('what a buyer chooses inside', () => {
  const finished = (drawing: Drawing, finish: InteriorFinish) =>
    drawing.primitives.filter((one) => one.finish === finish);
  const plan = everySymbol();
  const piecesOf = (drawing: Drawing, finish: InteriorFinish): string[] => [
    ...new Set(finished(drawing, finish).map(({ of = '' }) => of.replace(/-(front|rear|left|right)$/, ''))),
  ];

  it('is marked: floors that are not tiled with the names on them, vanities, islands and counters', () => {
    const home = doubleWide();
    const drawing = drawPlan(home);
    const tiled = new Set(['bath', 'toilet', 'laundry', 'utility', 'mud', 'mechanical']);
    const marked = new Set(finished(drawing, 'floors').map(({ of }) => of));
    for (const { id, use } of home.levels[0].rooms) expect(marked.has(id), id).toBe(!tiled.has(use));
    for (const one of textsOf(drawing, 'text'))
      if (home.levels[0].rooms.some(({ id }) => id === one.of))
        expect(one.finish, one.text).toBe(marked.has(one.of) ? 'floors' : undefined);
    expect(piecesOf(drawPlan(plan), 'cabinets').toSorted()).toEqual([
      'double-lavatory',
      'island',
      'lavatory',
    ]);
    expect(piecesOf(drawPlan(plan), 'counters').toSorted()).toEqual([
      'counter',
      'dishwasher',
      'island',
      'sink',
    ]);
  });

  it('shows the fronts of base cabinets where it is to: 4 in along the side from which they are used', () => {
    const drawing = drawPlan(plan, { fronts: true });
    expect(piecesOf(drawing, 'cabinets').toSorted()).toEqual([
      'counter',
      'dishwasher',
      'double-lavatory',
      'island',
      'lavatory',
      'sink',
    ]);
    for (const { id, facing, ...body } of plan.levels[0].fixtures.filter(({ kind }) => kind === 'counter')) {
      const [front, ...others] = finished(drawing, 'cabinets').filter(({ of }) => of === id);
      expect(others).toEqual([]);
      const { x, y, w, h } = extentOf(front ? [front] : []);
      expect({ x, y, w, h }, id).toEqual(
        {
          front: { x: body.x, y: body.y + body.h - 4, w: body.w, h: 4 },
          rear: { x: body.x, y: body.y, w: body.w, h: 4 },
          right: { x: body.x + body.w - 4, y: body.y, w: 4, h: body.h },
          left: { x: body.x, y: body.y, w: 4, h: body.h },
        }[facing ?? 'front'],
      );
    }
    // What lies in a top is drawn over its front.
    const [, front, ...others] = drawing.primitives.filter(({ of }) => of === 'sink-front');
    expect(front?.finish).toBe('cabinets');
    expect(others.some((one) => one.kind === 'path' && one.fill === 'paper')).toBe(true);
  });
});
