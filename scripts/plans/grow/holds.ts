import { boundsOf } from '../../../model/plan/ring.ts';
import type { Plan } from '../../../model/plan/document.ts';
import type { ArrangementKind } from '../../../model/plan/document.ts';
import { areaOf } from '../../../model/plan/ring.ts';

const great = new Set(['living', 'family', 'dining', 'kitchen', 'foyer']);

/** Whether the rooms of a plan lie as the word says. */
export const holds = (plan: Plan, name: ArrangementKind): boolean => {
  const { rooms, doors, fixtures } = plan.levels[0];
  const own = rooms.filter(({ use }) => great.has(use));
  const boxes = own.map(({ floor }) => ({ ...boundsOf(floor), area: areaOf(floor), floor }));
  let [sx, sa] = [0, 0];
  for (const { floor } of boxes) {
    let [cx, a] = [0, 0];
    for (const [index, [x, y]] of floor.entries()) {
      const [nx, ny] = floor[(index + 1) % floor.length] ?? [x, y];
      const cross = x * ny - nx * y;
      a += cross / 2;
      cx += ((x + nx) * cross) / 6;
    }
    sx += cx;
    sa += a;
  }
  const g = sx / sa;
  const middle = (floor: (typeof rooms)[0]['floor']): number => {
    const { x, w } = boundsOf(floor);
    return x + w / 2;
  };
  const beds = rooms.filter(({ use }) => use === 'primary' || use === 'bedroom');
  const left = beds.filter(({ floor }) => middle(floor) < g);
  const right = beds.filter(({ floor }) => middle(floor) >= g);
  const primary = beds.find(({ use }) => use === 'primary');
  const others = beds.filter(({ use }) => use === 'bedroom');
  const living = rooms.find(({ use }) => use === 'living');
  const touches = (id: string, use: (box: { x: number; y: number; w: number; h: number }) => boolean): boolean =>
    use(boundsOf(rooms.find((room) => room.id === id)?.floor ?? [[0, 0]]));
  switch (name) {
    case 'split':
      return others.length > 0 && primary !== undefined && (left.includes(primary) ? left.length === 1 : right.length === 1);
    case 'one-wing': {
      if (left.length > 0 && right.length > 0) return false;
      return own.some(({ id }) => touches(id, ({ x, w }) => (left.length === 0 ? x <= 12 : x + w >= plan.length - 12)));
    }
    case 'foyer-wings': {
      const entry = doors.find((door) => door.entry);
      const foyer = rooms.find(({ id, use }) => use === 'foyer' && entry?.rooms.includes(id));
      return plan.widthClass !== 'single' && left.length > 0 && right.length > 0 && foyer !== undefined && foyer.squareFeet >= 30;
    }
    case 'two-suites': {
      const own = (list: typeof beds): boolean => list.some(({ id }) => rooms.some((room) => room.use === 'bath' && room.for === id));
      return own(left) && own(right);
    }
    case 'rear-living':
      return (
        living !== undefined &&
        touches(living.id, ({ y }) => y <= 12) &&
        doors.some((door) => door.y === 0 && door.w > door.h && door.rooms.includes(living.id) && (door.glazedArea ?? 0) >= 1000)
      );
    case 'galley': {
      if (plan.widthClass !== 'single') return false;
      const kitchen = rooms.find(({ use }) => use === 'kitchen');
      const kinds = new Set(['counter', 'sink', 'range', 'refrigerator', 'dishwasher']);
      const pieces = fixtures.filter(({ kind, room }) => room === kitchen?.id && kinds.has(kind));
      return pieces.some((a) =>
        pieces.some((b) => {
          if (a === b) return false;
          const facing = (gap: number, overlap: number): boolean => gap >= 42 && gap <= 60 && overlap > 12;
          return (
            facing(b.y - a.y - a.h, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) ||
            facing(b.x - a.x - a.w, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
          );
        }),
      );
    }
    case 'cottage':
      return plan.widthClass !== 'triple' && rooms.every(({ use }) => use !== 'hall');
    case 'porch-end': {
      const entry = doors.find((door) => door.entry);
      return plan.widthClass !== 'triple' && entry !== undefined && entry.h > entry.w;
    }
  }
};
