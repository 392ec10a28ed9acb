import { facesAlongX } from '../../plan/box.ts';
import { isNewPlan, type Box, type FixtureKind, type Side } from '../../plan/document.ts';
import { isBath, isBedroom } from '../../plan/kinds.ts';
import type { Checks, Fault } from '../fault.ts';
import { throughDoors } from '../home/halls.ts';
import { clearAhead } from '../survey/free-floor.ts';
import { roomsWith } from '../survey/belongings.ts';

const isBasin = (kind: FixtureKind): boolean => kind === 'lavatory' || kind === 'double-lavatory';
const isTub = (kind: FixtureKind): boolean => kind === 'tub' || kind === 'tub-shower';

/** The parts of a fixture at both ends of the side that it faces. */
const endsOf = ({ x, y, w, h }: Box, facing: Side, long: number): Box[] =>
  facesAlongX(facing)
    ? [
        { x, y, w, h: Math.min(h, long) },
        { x, y: Math.max(y, y + h - long), w, h: Math.min(h, long) },
      ]
    : [
        { x, y, w: Math.min(w, long), h },
        { x: Math.max(x, x + w - long), y, w: Math.min(w, long), h },
      ];

export const bathChecks = {
  'use.bath-set': (home) =>
    roomsWith(home, ({ use }) => use === 'bath').flatMap(({ room }): Fault[] => {
      const parts = [
        room,
        ...home.rooms.filter(({ use, for: owner }) => use === 'toilet' && owner === room.id),
      ];
      const kinds = parts.flatMap((part) => home.fixturesIn(part).map(({ kind }) => kind));
      const washes = kinds.some((kind) => isTub(kind) || kind === 'shower');
      const wrong = [
        ...(kinds.includes('toilet') ? [] : ['no toilet']),
        ...(kinds.some(isBasin) ? [] : ['no lavatory']),
        ...(room.bath === 'full' && !washes ? ['no tub or shower'] : []),
        ...(room.bath === 'three-quarter' && !kinds.includes('shower') ? ['no shower'] : []),
        ...(room.bath === 'half' && washes ? ['a tub or shower'] : []),
      ];
      const measured = wrong.join(', ');
      return measured
        ? [{ room: room.id, measured, message: `${room.name} is a ${room.bath} bath with ${measured}.` }]
        : [];
    }),

  'use.bath-space': (home, limit) =>
    home.level.fixtures.flatMap((fixture): Fault[] => {
      const { id, kind, room, facing } = fixture;
      const min = isBasin(kind)
        ? limit.lavatory
        : isTub(kind)
          ? limit.tub
          : kind === 'shower'
            ? limit.shower
            : 0;
      if (min === 0 || !facing) return [];
      const fronts = isTub(kind) && isNewPlan(home.plan) ? endsOf(fixture, facing, limit.tubEnd) : [fixture];
      const measured = Math.max(...fronts.map((front) => clearAhead(home, front, facing, min)));
      return measured >= min
        ? []
        : [
            {
              room,
              item: id,
              measured,
              message: `${measured} in of floor are free before ${id}; ${min} are needed.`,
            },
          ];
    }),

  'use.laundry': (home, { inches }) => {
    const passable = throughDoors(home);
    return (['washer', 'dryer'] as const).flatMap((kind): Fault[] => {
      const machines = home.level.fixtures.filter((fixture) => fixture.kind === kind);
      if (machines.length === 0) return [{ measured: `no ${kind}`, message: `There is no ${kind}.` }];
      return machines.flatMap((machine): Fault[] => {
        const measured = machine.facing ? clearAhead(home, machine, machine.facing, inches, passable) : 0;
        if (measured >= inches) return [];
        return [
          {
            room: machine.room,
            item: machine.id,
            measured,
            message: `${measured} in of floor are free before ${machine.id}.`,
          },
        ];
      });
    });
  },

  'use.mechanical': ({ level, roomOf }) =>
    (['water-heater', 'furnace'] as const).flatMap((kind): Fault[] => {
      const found = level.fixtures.filter((fixture) => fixture.kind === kind);
      if (found.length === 0) return [{ measured: `no ${kind}`, message: `There is no ${kind}.` }];
      return found.flatMap(({ id, room }): Fault[] => {
        const use = roomOf(room)?.use;
        if (!use || (!isBedroom(use) && !isBath(use))) return [];
        return [{ room, item: id, measured: use, message: `${id} stands in a bedroom or bath.` }];
      });
    }),
} satisfies Checks;
