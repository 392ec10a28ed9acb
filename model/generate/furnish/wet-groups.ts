import type { Frame } from '../frame/frame.ts';
import { fixtureFacts } from '../../plan/kinds.ts';
import { isWithinReach } from './measure.ts';
import type { Furniture } from './spots.ts';

const reach = 24;

/** In how many groups the pipes are: rooms whose wet fixtures are near each other are one. */
export const wetGroups = (fixtures: readonly Furniture[]): number => {
  const wet = fixtures.filter(({ kind }) => fixtureFacts[kind].plumbing);
  const rooms = [...new Set(wet.map(({ room }) => room))];
  const group = new Map(rooms.map((room, index) => [room, index]));
  for (const one of wet)
    for (const other of wet) {
      const [a = 0, b = 0] = [group.get(one.room), group.get(other.room)];
      if (a === b || !isWithinReach(one, other, reach)) continue;
      for (const [room, own] of group) if (own === Math.max(a, b)) group.set(room, Math.min(a, b));
    }
  return new Set(group.values()).size;
};

/** In how many they may be. */
export const maxWetGroups = ({ rooms, sections }: Frame): number =>
  Math.max(3, rooms.filter(({ room }) => room.use === 'bath').length) + (sections.length > 2 ? 1 : 0);
