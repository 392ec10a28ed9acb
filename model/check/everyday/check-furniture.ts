import { ahead, beside, depthOf, sharedArea, widthOf } from '../../plan/box.ts';
import { isNewPlan, type Fixture } from '../../plan/document.ts';
import { bedFixture, bedSize, fixtureFacts, isBed } from '../../plan/kinds.ts';
import { clip } from '../../plan/raster.ts';
import type { Checks, Fault } from '../fault.ts';
import { bedroomsOf } from '../survey/belongings.ts';
import { clearAhead } from '../survey/free-floor.ts';
import { beyond } from '../survey/opening.ts';

/** What may lie on an island. */
const onIslands = new Set<string>(['sink', 'range', 'dishwasher']);

const mayOverlap = (one: Fixture, other: Fixture): boolean =>
  (one.kind === 'island' && onIslands.has(other.kind)) ||
  (other.kind === 'island' && onIslands.has(one.kind));

export const furnitureChecks = {
  'use.bed': (home, { less }) =>
    bedroomsOf(home).flatMap(({ room }): Fault[] => {
      if (!room.bed) return [];
      const [across, long] = bedSize[room.bed];
      const kind = bedFixture(room.bed);
      const beds = home.fixturesIn(room).filter((fixture) => fixture.kind === kind);
      const fits = beds.some(
        (bed) =>
          bed.facing && widthOf(bed, bed.facing) >= across - less && depthOf(bed, bed.facing) >= long - less,
      );
      if (fits) return [];
      const measured = beds[0] ? `${beds[0].w}x${beds[0].h}` : 0;
      return [
        {
          room: room.id,
          item: beds[0]?.id,
          measured,
          message: `${room.name} holds no ${room.bed} bed of ${across}x${long} in.`,
        },
      ];
    }),

  'use.bed-space': (home, { foot, side }) =>
    home.level.fixtures.flatMap((bed): Fault[] => {
      if (!isBed(bed.kind) || !bed.facing) return [];
      const fault = (measured: number, where: string): Fault => ({
        room: bed.room,
        item: bed.id,
        measured: `${where} ${measured}`,
        message: `${measured} in are free at the ${where} of ${bed.id}.`,
      });
      const before = clearAhead(home, bed, bed.facing, foot);
      const [one, other] = beside(bed.facing).map((where) => clearAhead(home, bed, where, side)) as [
        number,
        number,
      ];
      const both = bed.kind === 'bed-king' || bed.kind === 'bed-queen';
      const judged = both ? Math.min(one, other) : Math.max(one, other);
      return [
        ...(before < foot ? [fault(before, 'foot')] : []),
        ...(judged < side ? [fault(judged, 'side')] : []),
      ];
    }),

  'use.fixture-inside': (home) =>
    home.level.fixtures.flatMap((fixture): Fault[] => {
      const { length, width, cells } = home.raster;
      const code = home.indexOf(fixture.room) + 1;
      const { x, y, w, h } = clip(fixture, length, width);
      let inside = 0;
      for (let row = y; code > 0 && row < y + h; row++)
        for (let at = row * length + x; at < row * length + x + w; at++) if (cells[at] === code) inside++;
      const off = fixture.w * fixture.h - inside;
      if (off === 0) return [];
      return [
        {
          room: fixture.room,
          item: fixture.id,
          measured: `${off} sq in`,
          message: `${off} sq in of ${fixture.id} are not on the floor of its room.`,
        },
      ];
    }),

  'use.fixture-overlap': ({ level: { fixtures } }) =>
    fixtures.flatMap((one, index) =>
      fixtures.slice(index + 1).flatMap((other): Fault[] => {
        const measured = sharedArea(one, other);
        if (measured === 0 || mayOverlap(one, other)) return [];
        return [
          {
            room: other.room,
            item: other.id,
            measured,
            message: `${one.id} and ${other.id} overlap by ${measured} sq in.`,
          },
        ];
      }),
    ),

  'use.fixture-size': ({ level: { fixtures } }, { less }) =>
    fixtures.flatMap(({ id, room, kind, w, h }): Fault[] => {
      const [lesser, greater] = fixtureFacts[kind].minSize;
      const allowed = isBed(kind) ? less : 0;
      if (Math.min(w, h) >= lesser - allowed && Math.max(w, h) >= greater - allowed) return [];
      return [
        {
          room,
          item: id,
          measured: `${w}x${h}`,
          message: `${id} is ${w}x${h} in; the least is ${lesser}x${greater}.`,
        },
      ];
    }),

  'use.window-behind-tall': ({ windows, level, plan }, { inches, close, sill, showerSill }) =>
    windows.flatMap(({ item, faces }): Fault[] => {
      const inner = faces.find(({ room }) => room !== beyond);
      if (!inner) return [];
      const isNew = isNewPlan(plan);
      // An inch more than may lie between, so that it counts as close.
      const before = ahead(item, inner.side, isNew ? close + 1 : inches);
      const isAbove = ({ kind }: Fixture): boolean =>
        isNew && item.sill >= (kind === 'shower' ? showerSill : sill);
      return level.fixtures
        .filter(
          (fixture) =>
            fixtureFacts[fixture.kind].tall && sharedArea(fixture, before) > 0 && !isAbove(fixture),
        )
        .map(({ id, room, kind }) => ({
          room,
          item: id,
          measured: kind,
          message: `${id} stands before ${item.id}.`,
        }));
    }),

  'use.sofa': ({ rooms, level }) => {
    const living = rooms.filter(({ use }) => use === 'living');
    const lounges = living.length > 0 ? living : rooms.filter(({ use }) => use === 'family');
    if (level.fixtures.some(({ kind, room }) => kind === 'sofa' && lounges.some(({ id }) => id === room)))
      return [];
    return [{ room: lounges[0]?.id, measured: 0, message: 'No sofa stands in the living room.' }];
  },

  'use.dining': ({ level, rooms }, { further, perSeat }) => {
    const needed = rooms.filter(({ use }) => use === 'primary' || use === 'bedroom').length + further;
    // Nobody can sit where a table has no edge left, whatever the document says.
    const seats = level.fixtures.reduce(
      (sum, { kind, w, h, seats: stated = 0 }) =>
        kind === 'table' || kind === 'island'
          ? sum + Math.min(stated, Math.floor((2 * (w + h)) / perSeat))
          : sum,
      0,
    );
    return seats >= needed
      ? []
      : [{ measured: seats, message: `${seats} can sit and eat; ${needed} are needed.` }];
  },
} satisfies Checks;
