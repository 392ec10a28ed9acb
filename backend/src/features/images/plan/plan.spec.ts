import { spaceOf } from '@hearthline/model/furniture/spot.ts';
import { floorOf } from '@hearthline/model/layout/doors.ts';
import { layoutOf } from '@hearthline/model/layout/layout.ts';
import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import { overlaps, within, type Room } from '@hearthline/model/layout/room.ts';
import { describe, expect, it } from 'vitest';
import { catalogue, type CatalogueModel } from '../../../seed/catalogue.ts';
import { textWidth } from '../drawing/font.ts';
import { furnish } from './furniture/furnish.ts';
import { fixturesOf } from './furniture/furnish-bath.ts';
import { labelsOf } from './label.ts';

const layoutFor = (model: CatalogueModel): Layout => {
  const layout = layoutOf(model);
  if (!layout) throw new Error(`${model.slug} has no plan`);
  return layout;
};

const rooms = (layout: Layout, ...kinds: Room['kind'][]): Room[] =>
  layout.rooms.filter(({ kind }) => kinds.includes(kind));

describe.each(catalogue.map((model) => [model.slug, model] as const))('the plan of %s', (_, model) => {
  const layout = layoutFor(model);
  const floor = (room: Room) => floorOf(room, layout.length, layout.width);

  it('shows a home of the size that is sold', () => {
    expect(Math.abs((layout.length * layout.width) / 144 - model.squareFootage)).toBeLessThan(12);
  });

  it('furnishes bedrooms, baths and kitchen without blocking a door or itself', () => {
    for (const room of layout.rooms) {
      const items = furnish(layout, room).filter(({ flat }) => !flat);
      const inside = floor(room);
      for (const { rect } of items) expect(within(rect, inside), room.id).toBe(true);
      if (room.kind === 'primary' || room.kind === 'bedroom') {
        expect(
          items.some(({ rect }) => Math.max(rect.w, rect.h) >= 75),
          `${room.id} has a bed`,
        ).toBe(true);
        for (const door of spaceOf(layout, room).doors)
          for (const { rect } of items) expect(overlaps(rect, door), room.id).toBe(false);
      }
      if (room.kind === 'kitchen')
        expect(items.length, 'fridge, counter, sink and range').toBeGreaterThanOrEqual(4);
    }
    for (const room of rooms(layout, 'bath')) {
      const names = fixturesOf(spaceOf(layout, room)).map(({ fixture }) => fixture.name);
      expect(names).toContain('wc');
      expect(names).toContain('vanity');
      expect(
        names.some((name) => name === 'tub' || name === 'shower'),
        room.id,
      ).toBe(true);
    }
    for (const room of rooms(layout, 'half-bath')) {
      expect(
        fixturesOf(spaceOf(layout, room))
          .map(({ fixture }) => fixture.name)
          .sort(),
      ).toEqual(['vanity', 'wc']);
    }
  });

  it('writes every name inside its room', () => {
    const labels = [0.6, 1.3].flatMap((unit) => labelsOf(layout, unit));
    for (const { box, lines, turned, room: id } of labels) {
      const room = layout.rooms.find((each) => each.id === id);
      expect(room && within(box, floor(room)), id).toBe(true);
      const space = turned ? box.h : box.w;
      for (const { text, size, strong } of lines)
        expect(textWidth(text, strong ? 'label-strong' : 'label', size), text).toBeLessThanOrEqual(space);
    }
    const named = new Set(labels.map(({ room }) => room));
    for (const room of rooms(layout, 'living', 'kitchen', 'primary', 'bedroom', 'bath', 'dining'))
      expect(named.has(room.id), room.id).toBe(true);
  });
});
