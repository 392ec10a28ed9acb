import { distanceOf } from '../../plan/box.ts';
import { isNewPlan } from '../../plan/document.ts';
import type { Checks, Fault } from '../fault.ts';
import { innerRoom } from '../survey/joins.ts';

const isWet = (kind: string): boolean => kind === 'tub' || kind === 'tub-shower' || kind === 'shower';

export const glazingChecks = {
  'hud.113-glazing': (home, { near, below, pane, low, wet }) => {
    const isNew = isNewPlan(home.plan);
    const inDoors = home.doors.flatMap((door): Fault[] => {
      const { id, glazedArea, safetyGlazing } = door.item;
      if (innerRoom(door) === undefined || !glazedArea || safetyGlazing) return [];
      return [
        { item: id, measured: 'plain glass', message: `${id} is an exterior door without safety glazing.` },
      ];
    });
    const inWindows = home.windows.flatMap(({ item, faces }): Fault[] => {
      if (item.safetyGlazing || item.glazedArea === 0) return [];
      const inner = faces.find(({ room }) => room >= 0)?.room;
      const beside = home.doors.some(
        (door) =>
          (innerRoom(door) !== undefined || door.faces.some(({ room }) => room === inner)) &&
          distanceOf(door.item, item) <= near,
      );
      const tub = home.level.fixtures.find(
        (fixture) =>
          isWet(fixture.kind) &&
          fixture.room === item.room &&
          (isNew ? item.sill < below && distanceOf(fixture, item) <= wet : distanceOf(fixture, item) <= near),
      );
      const why =
        beside && item.sill < below
          ? 'beside a door'
          : tub
            ? `at ${tub.id}`
            : item.glazedArea > pane && item.sill < low
              ? 'large and low'
              : undefined;
      return why
        ? [
            {
              room: item.room,
              item: item.id,
              measured: `plain glass, ${why}`,
              message: `${item.id} is ${why} without safety glazing.`,
            },
          ]
        : [];
    });
    return [...inDoors, ...inWindows];
  },
} satisfies Checks;
