import { outside, type Door, type Plan, type Porch, type Window } from '../plan/document.ts';
import { overlapsOn, runOf, shifted, sizeOf, type Axis } from './axis.ts';
import { derived } from './derive.ts';
import { refused, type Refused } from './edit.ts';
import { openingFault } from './sound.ts';
import { stepsAfter } from './steps.ts';

/** A porch before a door goes along with it, as far as the home does. */
const withDoor = (porch: Porch, door: Door, run: Axis, by: number, { length, width }: Plan): Porch => {
  if (!overlapsOn(porch, door, 'x', true) || !overlapsOn(porch, door, 'y', true)) return porch;
  const max = (run === 'x' ? length : width) - sizeOf(porch, run);
  return { ...porch, [run]: Math.max(0, Math.min(Math.max(0, max), porch[run] + by)) };
};

/** Moves a door along its wall; a porch before it goes along, with its steps. */
export const moveDoor = (plan: Plan, index: number, by: number): Plan | Refused => {
  const [level] = plan.levels;
  const door = level.doors[index];
  const wall = level.walls.find(({ id }) => id === door?.wall);
  if (!door || !wall) return refused('There is no such door.');
  const run = runOf(wall);
  const moved = shifted(door, run, by);
  const porches = door.rooms.includes(outside)
    ? plan.porches.map((porch) => withDoor(porch, door, run, by, plan))
    : plan.porches;
  const steps = stepsAfter(plan, porches);
  const next: Plan = {
    ...plan,
    porches,
    ...(steps && { steps }),
    levels: [{ ...level, doors: level.doors.map((one) => (one === door ? moved : one)) }],
  };
  const fault = openingFault(next, [moved]);
  return fault ? refused(fault) : derived(next);
};

/** Moves a window along its wall. */
export const moveWindow = (plan: Plan, index: number, by: number): Plan | Refused => {
  const [level] = plan.levels;
  const window = level.windows[index];
  const wall = level.walls.find(({ id }) => id === window?.wall);
  if (!window || !wall) return refused('There is no such window.');
  const moved: Window = shifted(window, runOf(wall), by);
  const next: Plan = {
    ...plan,
    levels: [{ ...level, windows: level.windows.map((one) => (one === window ? moved : one)) }],
  };
  const fault = openingFault(next, [moved]);
  return fault ? refused(fault) : derived(next);
};
