import { distance, middleOf, widthOf } from '../../plan/box.ts';
import type { Fixture, Room } from '../../plan/document.ts';
import { tenth, type Checks, type Fault } from '../fault.ts';
import { roomsWith } from '../survey/belongings.ts';
import { clearAhead, frontOf } from '../survey/free-floor.ts';
import type { Survey } from '../survey/survey.ts';

const set = ['sink', 'range', 'refrigerator'] as const;

const kitchensOf = (home: Survey): Room[] =>
  roomsWith(home, ({ use }) => use === 'kitchen').map(({ room }) => room);

/** The legs of each triangle that a kitchen's pieces make. */
const trianglesOf = (fixtures: readonly Fixture[]): number[][] => {
  const [sinks, ranges, refrigerators] = set.map((kind) =>
    fixtures
      .flatMap((one) => (one.kind === kind && one.facing ? [middleOf(one, one.facing)] : []))
      .slice(0, 8),
  );
  return (sinks ?? []).flatMap((sink) =>
    (ranges ?? []).flatMap((range) =>
      (refrigerators ?? []).map((refrigerator) => [
        distance(sink, range),
        distance(range, refrigerator),
        distance(refrigerator, sink),
      ]),
    ),
  );
};

const lengthOf = (fixture: Fixture): number => {
  if (fixture.kind === 'dishwasher' && fixture.facing) return widthOf(fixture, fixture.facing);
  return fixture.kind === 'counter' || fixture.kind === 'island' ? Math.max(fixture.w, fixture.h) : 0;
};

export const kitchenChecks = {
  'use.kitchen-set': (home) => {
    const kitchens = kitchensOf(home);
    if (kitchens.length === 0) return [{ measured: 'no kitchen', message: 'There is no kitchen.' }];
    return kitchens.flatMap((room): Fault[] => {
      const kinds = new Set<string>(home.fixturesIn(room).map(({ kind }) => kind));
      const missing = set.filter((kind) => !kinds.has(kind));
      if (missing.length === 0) return [];
      return [
        {
          room: room.id,
          measured: `no ${missing.join(', ')}`,
          message: `${room.name} has no ${missing.join(' and no ')}.`,
        },
      ];
    });
  },

  'use.kitchen-triangle': (home, { min, max, sum }) =>
    kitchensOf(home).flatMap((room): Fault[] => {
      const triangles = trianglesOf(home.fixturesIn(room));
      const fits = triangles.some(
        (legs) =>
          legs.every((leg) => leg >= min && leg <= max) && legs.reduce((all, leg) => all + leg, 0) <= sum,
      );
      const [first] = triangles;
      if (fits || !first) return [];
      const measured = first.map(tenth).join(', ');
      return [
        {
          room: room.id,
          measured,
          message: `The ways between sink, range and refrigerator are ${measured} in.`,
        },
      ];
    }),

  'use.kitchen-aisle': (home, { inches }) =>
    kitchensOf(home).flatMap((room) => {
      const fixtures = home.fixturesIn(room);
      return fixtures.flatMap((one): Fault[] => {
        if (!set.some((kind) => kind === one.kind) || !one.facing) return [];
        const measured = clearAhead(home, frontOf(one, one.facing, fixtures), one.facing, inches);
        if (measured >= inches) return [];
        return [
          {
            room: room.id,
            item: one.id,
            measured,
            message: `${measured} in of floor are free before ${one.id}.`,
          },
        ];
      });
    }),

  'use.kitchen-counter': (home, { inches }) =>
    kitchensOf(home).flatMap((room): Fault[] => {
      const measured = home.fixturesIn(room).reduce((sum, one) => sum + lengthOf(one), 0);
      return measured >= inches
        ? []
        : [{ room: room.id, measured, message: `${room.name} has ${measured} in of counter.` }];
    }),
} satisfies Checks;
