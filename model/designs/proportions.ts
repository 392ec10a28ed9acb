import type { Plan } from '../plan/document.ts';
import { boundsOf } from '../plan/ring.ts';

/** Inches of a living or family room beyond which nobody furnishes it as one room: 32 feet. */
const longestLiving = 384;

/** Whether buyers would choose it where they have a choice: no living or family room as long as a hall. */
export const isWellProportioned = (plan: Plan): boolean =>
  plan.levels[0].rooms.every(({ use, floor }) => {
    if (use !== 'living' && use !== 'family') return true;
    const { w, h } = boundsOf(floor);
    return Math.max(w, h) <= longestLiving;
  });
