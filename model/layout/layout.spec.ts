import { describe, expect, it } from 'vitest';
import { homes } from '../testing/homes.ts';
import { floorOf } from './doors.ts';
import { layoutOf, leastFloor, sizeOf } from './layout.ts';
import { mirrored } from './mirror.ts';
import type { Layout, PlanModel } from './plan-model.ts';
import { outsideEdges, overlaps, sharedEdge, within, type Room } from './room.ts';

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

const named = homes.map(
  (home) =>
    [
      `${home.footprint} with ${home.bedrooms} bedrooms and ${home.bathrooms} baths as ${home.slug}`,
      home,
    ] as const,
);

it('exists for many sizes and counts', () => expect(homes.length).toBeGreaterThan(700));

describe.each(named)('the layout of a %s', (_, { layout, ...model }) => {
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
});

describe('a layout', () => {
  const birkenfeld: PlanModel = {
    slug: 'birkenfeld',
    name: 'Birkenfeld',
    bedrooms: 3,
    bathrooms: 2,
    footprint: '26x66',
    modelType: 'Double Wide',
    squareFootage: 1760,
  };

  it('is the same for the same row', () => {
    for (const { layout, ...model } of homes.slice(0, 6)) expect(layoutOf(model)).toEqual(layout);
  });

  it('is itself again when mirrored twice', () => {
    const layout = layoutOf(birkenfeld);
    if (!layout) throw new Error('no layout');
    expect(mirrored(mirrored(layout))).toEqual(layout);
    expect(mirrored(layout)).not.toEqual(layout);
  });

  it('reads the true width from the square footage', () => {
    expect(sizeOf({ ...birkenfeld })).toEqual({ length: 66 * 12, width: 26 * 12 + 8 });
    expect(sizeOf({ ...birkenfeld, footprint: '66x26' })).toEqual({
      length: 66 * 12,
      width: 26 * 12 + 8,
    });
    expect(sizeOf({ ...birkenfeld, squareFootage: 900 })).toEqual({
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
    expect(layoutOf({ ...birkenfeld, ...change })).toBeNull();
  });
});
