import { ahead, facesAlongX, sharedArea, adjoins } from '../../plan/box.ts';
import { floorHeight, type Box, type Door, type Porch, type Side, type Steps } from '../../plan/document.ts';
import type { Fault, NewChecks } from '../fault.ts';
import type { LimitOf } from '../rules.ts';
import { outerSide } from '../survey/joins.ts';
import { depthBefore } from '../survey/porches.ts';
import type { Survey } from '../survey/survey.ts';

const outsideDoors = ({ doors }: Survey): { door: Door; side: Side }[] =>
  doors.flatMap((door) => {
    const side = outerSide(door);
    return side ? [{ door: door.item, side }] : [];
  });

/** Whether steps are of a size that one can use, and stand at a porch. */
const leadDown = (
  { kind, w, h, facing, risers, ...at }: Steps,
  porch: Porch,
  { width, riser, tread, ramp }: LimitOf<'geo.steps'>,
): boolean => {
  const [wide, run] = facesAlongX(facing) ? [h, w] : [w, h];
  return (
    at.porch === porch.id &&
    adjoins({ ...at, w, h }, porch) &&
    wide >= width &&
    (kind === 'ramp' ? run >= ramp : risers * riser >= floorHeight && run >= tread * (risers - 1))
  );
};

const sizeOf = ({ kind, w, h, facing, risers }: Steps): string => {
  const [wide, run] = facesAlongX(facing) ? [h, w] : [w, h];
  return `${kind} ${wide} x ${run} in${kind === 'stairs' ? `, ${risers} risers` : ''}`;
};

const overlap = (id: string, otherId: string, area: number): Fault => ({
  item: id,
  measured: `${area} sq in of ${otherId}`,
  message: `${id} and ${otherId} overlap by ${area} sq in.`,
});

/** Each pair of porches and steps that overlap, and each of them that overlaps the home. */
const overlaps = (home: Box, outside: readonly (Porch | Steps)[]): Fault[] =>
  outside.flatMap((one, index) => {
    const inside = sharedArea(one, home);
    return [
      ...(inside > 0 ? [overlap(one.id, 'the home', inside)] : []),
      ...outside.slice(index + 1).flatMap((other) => {
        const area = sharedArea(one, other);
        return area > 0 ? [overlap(other.id, one.id, area)] : [];
      }),
    ];
  });

export const porchChecks = {
  'geo.porch': (home, { inches }) => {
    const { porches, steps, length, width } = home.plan;
    const footprint = { x: 0, y: 0, w: length, h: width };
    return [
      ...outsideDoors(home).flatMap(({ door, side }): Fault[] => {
        const depth = Math.max(0, ...porches.map((porch) => depthBefore(porch, door, side)));
        if (depth >= inches) return [];
        return [
          {
            item: door.id,
            measured: depth === 0 ? 'none' : depth,
            message:
              depth === 0
                ? `No porch lies before the whole width of ${door.id}.`
                : `The porch before ${door.id} is ${depth} in deep.`,
          },
        ];
      }),
      ...overlaps(footprint, [...porches, ...steps]),
    ];
  },

  'geo.steps': (home, limit) => {
    const { porches, steps } = home.plan;
    const doors = outsideDoors(home).map(({ door, side }) => ahead(door, side, 1));
    return porches.flatMap((porch): Fault[] => {
      if (!doors.some((before) => sharedArea(before, porch) > 0)) return [];
      if (steps.some((one) => leadDown(one, porch, limit))) return [];
      const own = steps.filter((one) => one.porch === porch.id);
      return [
        {
          item: porch.id,
          measured: own.map(sizeOf).join('; ') || 'none',
          message:
            own.length === 0
              ? `No steps lead down from ${porch.id}.`
              : `No steps at ${porch.id} are wide and long enough.`,
        },
      ];
    });
  },
} satisfies NewChecks;

/** Whether a ramp leads to one of these porches. @param limit of `geo.steps` */
export const hasRamp = (
  steps: readonly Steps[],
  porches: readonly Porch[],
  limit: LimitOf<'geo.steps'>,
): boolean =>
  porches.some((porch) => steps.some((one) => one.kind === 'ramp' && leadDown(one, porch, limit)));
