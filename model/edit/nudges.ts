import type { Finding, Plan } from '../plan/document.ts';
import type { Edit } from './edit.ts';

/** Small steps first. */
const steps = [1, 2, 4, 8, 14, 24] as const;

/** An id for a pattern. A plan that somebody sent may name its things in any characters. */
const literal = (id: string): string => id.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What a finding is about: the places of things in the document's lists. */
const suspects = ({ levels: [level] }: Plan, errors: readonly Finding[]) => {
  const items = new Set(errors.flatMap(({ at }) => at.item ?? []));
  const rooms = new Set(errors.flatMap(({ at }) => at.room ?? []));
  const named = errors.map(({ message }) => message).join(' ');
  const isNamed = (id: string): boolean => items.has(id) || new RegExp(`\\b${literal(id)}\\b`).test(named);
  const indexes = <T extends { id: string }>(list: readonly T[], blamed: (one: T) => boolean): number[] =>
    list.flatMap((one, index) => (blamed(one) ? [index] : []));
  return {
    pieces: indexes(level.fixtures, ({ id }) => isNamed(id)),
    nearby: indexes(level.fixtures, ({ id, room }) => !isNamed(id) && rooms.has(room)),
    doors: indexes(level.doors, ({ id }) => isNamed(id)),
    windows: indexes(level.windows, ({ id }) => isNamed(id)),
  };
};

/** Moves of what findings name, the smallest first. */
export const nudges = (plan: Plan, errors: readonly Finding[]): Edit[] => {
  const { pieces, nearby, doors, windows } = suspects(plan, errors);
  const around = (of: number, step: number): Edit[] => [
    { kind: 'piece', of, x: step, y: 0 },
    { kind: 'piece', of, x: -step, y: 0 },
    { kind: 'piece', of, x: 0, y: step },
    { kind: 'piece', of, x: 0, y: -step },
  ];
  const along = (kind: 'door' | 'window', of: number, step: number): Edit[] => [
    { kind, of, by: step },
    { kind, of, by: -step },
  ];
  return steps.flatMap((step) => [
    ...pieces.slice(0, 4).flatMap((of) => around(of, step)),
    ...doors.slice(0, 3).flatMap((of) => along('door', of, step)),
    ...windows.slice(0, 3).flatMap((of) => along('window', of, step)),
    ...(pieces.length === 0 ? nearby.slice(0, 2).flatMap((of) => around(of, step)) : []),
  ]);
};
