import { describe, expect, it } from 'vitest';
import { catalogue, type CatalogueModel } from '../../../seed/catalogue.ts';
import { textWidth } from '../drawing/font.ts';
import { floorOf } from './layout/doors.ts';
import { furnish } from './furniture/furnish.ts';
import { fixturesOf } from './furniture/furnish-bath.ts';
import { labelsOf } from './label.ts';
import { layoutOf, leastFloor, sizeOf } from './layout/layout.ts';
import { mirrored } from './layout/mirror.ts';
import type { Layout } from './layout/model.ts';
import { outsideEdges, overlaps, sharedEdge, within, type Room } from './layout/room.ts';
import { spaceOf } from './furniture/spot.ts';

const layoutFor = (model: CatalogueModel): Layout => {
  const layout = layoutOf(model);
  if (!layout) throw new Error(`${model.slug} has no plan`);
  return layout;
};

const rooms = (layout: Layout, ...kinds: Room['kind'][]): Room[] =>
  layout.rooms.filter(({ kind }) => kinds.includes(kind));

/** The rooms that can be reached from a room through doors, without passing through a closed one. */
const reached = (
  layout: Layout,
  from: string,
  closed: (id: string) => boolean = () => false,
): Set<string> => {
  const found = new Set([from]);
  const queue = [from];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    if (id !== from && closed(id)) continue;
    for (const { rooms: pair } of layout.doors) {
      const other = pair[0] === id ? pair[1] : pair[1] === id ? pair[0] : null;
      if (other && !found.has(other)) {
        found.add(other);
        queue.push(other);
      }
    }
  }
  return found;
};

describe.each(catalogue.map((model) => [model.slug, model] as const))('the plan of %s', (_, model) => {
  const layout = layoutFor(model);
  const floor = (room: Room) => floorOf(room, layout.length, layout.width);

  it('fills the footprint exactly and nothing twice', () => {
    const area = layout.rooms.reduce((total, { w, h }) => total + w * h, 0);
    expect(area).toBe(layout.length * layout.width);
    for (const [index, a] of layout.rooms.entries()) {
      expect(within(a, { x: 0, y: 0, w: layout.length, h: layout.width }), a.id).toBe(true);
      for (const b of layout.rooms.slice(index + 1))
        expect(overlaps(a, b), `${a.id} and ${b.id}`).toBe(false);
    }
    expect(Math.abs(area / 144 - model.squareFootage)).toBeLessThan(12);
  });

  it('has every bedroom and every bath that is advertised', () => {
    expect(rooms(layout, 'primary', 'bedroom')).toHaveLength(model.bedrooms);
    expect(rooms(layout, 'bath', 'half-bath')).toHaveLength(model.bathrooms);
    expect(rooms(layout, 'kitchen')).toHaveLength(1);
    expect(rooms(layout, 'living')).toHaveLength(1);
    expect(new Set(layout.rooms.map(({ id }) => id)).size).toBe(layout.rooms.length);
  });

  it('lets one walk from the entry to every room, and to every bedroom without crossing another', () => {
    const entry = layout.doors.find(({ kind }) => kind === 'entry');
    expect(entry).toBeDefined();
    const start = entry?.into ?? '';
    expect(reached(layout, start).size).toBe(layout.rooms.length);
    const withoutPrivate = reached(layout, start, (id) =>
      rooms(layout, 'primary', 'bedroom', 'bath', 'closet').some((room) => room.id === id),
    );
    for (const room of rooms(layout, 'primary', 'bedroom'))
      expect(withoutPrivate.has(room.id), room.id).toBe(true);
  });

  it('puts every door into a wall that both rooms share, with the leaf inside its room', () => {
    for (const door of layout.doors) {
      const [into, from] = door.rooms.map((id) => layout.rooms.find((room) => room.id === id));
      expect(into, door.rooms.join()).toBeDefined();
      const wall =
        from && into
          ? sharedEdge(from, into)
          : into &&
            outsideEdges(into, layout.length, layout.width).find(
              ({ edge }) => edge.at === door.edge.at && edge.axis === door.edge.axis,
            )?.edge;
      expect(wall, door.rooms.join()).toMatchObject({ axis: door.edge.axis, at: door.edge.at });
      expect(door.edge.from).toBeGreaterThanOrEqual(wall?.from ?? Infinity);
      expect(door.edge.to).toBeLessThanOrEqual(wall?.to ?? -Infinity);
      if (door.kind !== 'open') expect(door.edge.to - door.edge.from).toBeGreaterThanOrEqual(26);
    }
  });

  it('gives every bedroom a closet of its own and a window to the outside', () => {
    const taken = new Set<string>();
    for (const room of rooms(layout, 'primary', 'bedroom')) {
      const closet = layout.doors
        .filter(({ rooms: pair }) => pair.includes(room.id))
        .flatMap(({ rooms: pair }) => pair)
        .find(
          (id) => id !== room.id && layout.rooms.some((other) => other.id === id && other.kind === 'closet'),
        );
      expect(closet, room.id).toBeDefined();
      expect(taken.has(closet ?? '')).toBe(false);
      taken.add(closet ?? '');
      const windows = layout.windows.filter((window) => window.room === room.id);
      expect(windows.length, room.id).toBeGreaterThan(0);
      for (const { edge, side } of windows) {
        const outside = outsideEdges(room, layout.length, layout.width).find((each) => each.side === side);
        expect(outside?.edge.at).toBe(edge.at);
        expect(edge.from).toBeGreaterThanOrEqual(outside?.edge.from ?? Infinity);
        expect(edge.to).toBeLessThanOrEqual(outside?.edge.to ?? -Infinity);
      }
    }
  });

  it('keeps every room usable and every window clear of doors', () => {
    for (const room of layout.rooms) {
      const [shorter, longer] = leastFloor[room.kind];
      const { w, h } = floor(room);
      expect(Math.min(w, h), room.id).toBeGreaterThanOrEqual(shorter);
      expect(Math.max(w, h), room.id).toBeGreaterThanOrEqual(longer);
    }
    for (const { edge } of layout.windows) {
      const hit = layout.doors.some(
        (door) =>
          door.rooms[1] === null &&
          door.edge.axis === edge.axis &&
          door.edge.at === edge.at &&
          door.edge.from < edge.to &&
          edge.from < door.edge.to,
      );
      expect(hit).toBe(false);
    }
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

describe('a layout', () => {
  const birkenfeld = catalogue.find(({ slug }) => slug === 'birkenfeld');

  it('is the same for the same row', () => {
    for (const model of catalogue.slice(0, 6)) expect(layoutOf({ ...model })).toEqual(layoutOf(model));
  });

  it('is itself again when mirrored twice', () => {
    const layout = layoutFor(birkenfeld as CatalogueModel);
    expect(mirrored(mirrored(layout))).toEqual(layout);
    expect(mirrored(layout)).not.toEqual(layout);
  });

  it('reads the true width from the square footage', () => {
    expect(sizeOf({ ...(birkenfeld as CatalogueModel) })).toEqual({ length: 66 * 12, width: 26 * 12 + 8 });
    expect(sizeOf({ ...(birkenfeld as CatalogueModel), footprint: '66x26' })).toEqual({
      length: 66 * 12,
      width: 26 * 12 + 8,
    });
    expect(sizeOf({ ...(birkenfeld as CatalogueModel), squareFootage: 900 })).toEqual({
      length: 66 * 12,
      width: 26 * 12,
    });
  });

  it.each([
    ['a footprint in other words', { footprint: '26 by 66' }],
    ['more bedrooms than fit', { footprint: '13x36', squareFootage: 480, bedrooms: 4 }],
    ['counts nobody builds', { bedrooms: 0 }],
    ['counts beyond every design', { bedrooms: 40, bathrooms: 12 }],
  ])('is refused for %s', (_, change) => {
    expect(layoutOf({ ...(birkenfeld as CatalogueModel), ...change })).toBeNull();
  });
});
