import { candidateOf, type Candidate } from '../book/candidates.ts';
import { codeOf, homeLength } from '../book/code.ts';
import { bookDesign } from '../book/find-designs.ts';
import { resizedDesign } from '../book/resize.ts';
import { validMoves, mirroredMoves, movesIn } from '../edit/carry-moves.ts';
import { editsOf, splitCode } from '../edit/edit-text.ts';
import { editLimits, refused, tooLongForRoad, tooManyChanges, type Refused } from '../edit/edit.ts';
import type { Room } from '../plan/document.ts';
import { isResizable, type PlanChange } from '../plan/plan-change.ts';
import type { Design } from './design.ts';
import { editedDesign } from './designs.ts';

const foot = 12;

const sentences = {
  byInches: 'This plan can be changed by inches only.',
  follows: ({ name }: Room): string =>
    `${name} has the size that the rooms around it leave. Make one of those longer or shorter.`,
  resize: ({ name }: Room, feet: number): string =>
    `${name} cannot be ${Math.abs(feet)} ft ${feet > 0 ? 'longer' : 'shorter'}: the plan would not meet every requirement.`,
  mirror: 'Mirrored, the plan would not meet every requirement.',
} as const;

const mirrored = ({ recipe }: Candidate): Design | Refused =>
  bookDesign(codeOf({ ...recipe, mirror: !recipe.mirror })) ?? refused(sentences.mirror);

const resized = (candidate: Candidate, room: Room, feet: number): Design | Refused => {
  if (!isResizable(room)) return refused(sentences.follows(room));
  if (homeLength(candidate.recipe) + feet * foot > editLimits.inches) return refused(tooLongForRoad);
  return resizedDesign(candidate, room.id, feet) ?? refused(sentences.resize(room, feet));
};

/**
 * Changes a plan of the plan book as a whole: it is furnished anew where a room is longer or shorter, and in a mirror it is turned
 * as it is. Moves by inches stay, but for those that no longer hold. What comes passes every rule of level `error`, and its
 * code gives the same plan everywhere.
 * @returns why no plan comes of it; undefined if the plan has no such room
 */
export const changeDesign = (design: Design, change: PlanChange): Design | Refused | undefined => {
  const { base, edits } = splitCode(design.code);
  const candidate = candidateOf(base);
  const before = edits === '' ? design : bookDesign(base);
  if (!candidate || !before) return refused(sentences.byInches);
  const moves = editsOf(edits) ?? [];
  const room = change.kind === 'resize' && before.plan.levels[0].rooms.find(({ id }) => id === change.room);
  if (room === undefined) return undefined;
  const next = room && change.kind === 'resize' ? resized(candidate, room, change.feet) : mirrored(candidate);
  if ('refused' in next) return next;
  const there = room ? movesIn(before.plan, next.plan, moves) : mirroredMoves(before.plan, moves);
  const changed = editedDesign(next, validMoves(next.plan, there));
  if ('refused' in changed) return changed;
  return changed.code.length > editLimits.code ? refused(tooManyChanges) : changed;
};
