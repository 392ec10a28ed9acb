import { isHabitable } from '../../plan/kinds.ts';
import { percent, tenth, type Checks, type Fault } from '../fault.ts';
import { rules } from '../rules.ts';
import { openableArea } from './openable.ts';
import { beyond } from '../survey/opening.ts';
import { groupsOf } from '../survey/joins.ts';
import { casedBetween, type Survey } from '../survey/survey.ts';

interface Lit {
  /** The room with the greatest floor that needs light. */
  readonly room: string;
  /** Square inches. */
  floor: number;
  glazed: number;
  openable: number;
}

/** Rooms that light each other through an opening count as one. */
const groupsByLight = ({ rooms, contacts, joins, squareFeet }: Survey): number[] => {
  const limit = rules['hud.103a-light'].limit;
  return groupsOf(
    rooms.length,
    contacts.flatMap(({ a, b, open, wall }): [number, number][] => {
      const cased = casedBetween(joins, a, b);
      const lower = Math.min(rooms[a]?.ceiling ?? 0, rooms[b]?.ceiling ?? 0);
      const opened = cased.reduce((sum, { width }) => sum + width, open);
      const area = cased.reduce(
        (sum, { width, item }) => sum + width * Math.min(item.clearHeight, lower),
        open * lower,
      );
      const floors = (squareFeet[a] ?? 0) + (squareFeet[b] ?? 0);
      const enough =
        opened > 0 &&
        opened >= limit.wall * (open + wall) &&
        area >= 144 * Math.max(limit.opening * floors, limit.squareFeet);
      return enough ? [[a, b]] : [];
    }),
  );
};

const litRooms = (home: Survey): Lit[] => {
  const group = groupsByLight(home);
  const found = new Map<number, Lit>();
  const indexes = home.rooms.map((_, index) => index);
  for (const index of indexes.toSorted((a, b) => (home.squareFeet[b] ?? 0) - (home.squareFeet[a] ?? 0))) {
    const room = home.rooms[index];
    if (!room || !isHabitable(room.use) || room.use === 'kitchen') continue;
    const key = group[index] ?? index;
    const lit = found.get(key) ?? { room: room.id, floor: 0, glazed: 0, openable: 0 };
    lit.floor += (home.squareFeet[index] ?? 0) * 144;
    found.set(key, lit);
  }
  for (const { item, faces } of [...home.windows, ...home.doors]) {
    const inner = faces.find(({ room }) => room >= 0);
    const lit =
      inner && faces.some(({ room }) => room === beyond) ? found.get(group[inner.room] ?? -1) : undefined;
    if (!lit) continue;
    lit.glazed += item.glazedArea ?? 0;
    lit.openable += openableArea(item);
  }
  return [...found.values()];
};

const judge = (home: Survey, share: number, of: 'glazed' | 'openable', what: string): Fault[] =>
  litRooms(home)
    .filter((lit) => lit[of] < share * lit.floor)
    .map((lit) => ({
      room: lit.room,
      measured: percent(lit[of] / lit.floor),
      message: `${tenth(lit[of] / 144)} sq ft of ${what} for ${tenth(lit.floor / 144)} sq ft of floor; ${tenth((share * lit.floor) / 144)} are needed.`,
    }));

export const lightChecks = {
  'hud.103a-light': (home, { share }) => judge(home, share, 'glazed', 'glass'),
  'hud.103c1-vent': (home, { share }) => judge(home, share, 'openable', 'openings to the outside'),
} satisfies Checks;
