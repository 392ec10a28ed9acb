import type { Plan } from '../plan/document.ts';
import { refused, type Edit, type Refused } from './edit.ts';
import { moveDoor, moveWindow } from './move-opening.ts';
import { movePiece, turnPiece } from './move-piece.ts';
import { moveWall } from './move-wall.ts';
import { stretchHome } from './stretch.ts';
import { swapRooms } from './swap-rooms.ts';

/** The plan after one change, with its derived fields; or why there would be no plan. It may break rules of the checker. */
export const applyEdit = (plan: Plan, edit: Edit): Plan | Refused => {
  switch (edit.kind) {
    case 'wall':
      return moveWall(plan, edit.of, edit.by);
    case 'door':
      return moveDoor(plan, edit.of, edit.by);
    case 'window':
      return moveWindow(plan, edit.of, edit.by);
    case 'piece':
      return movePiece(plan, edit.of, edit.x, edit.y);
    case 'turn':
      return turnPiece(plan, edit.of, edit.quarters);
    case 'swap':
      return swapRooms(plan, edit.of, edit.with);
    case 'stretch':
      return stretchHome(plan, edit.of, edit.feet);
  }
};

/** The plan after several changes, or why one of them cannot be made. */
export const applyEdits = (plan: Plan, edits: readonly Edit[]): Plan | Refused => {
  let now = plan;
  for (const edit of edits) {
    const next = applyEdit(now, edit);
    if ('refused' in next) return refused(next.refused);
    now = next;
  }
  return now;
};
