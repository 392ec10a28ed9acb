/**
 * A change of a plan. Things are named by their place in the document's lists, counted from 0; all distances are whole
 * inches. A wall moves across its run, a door or window along its wall (positive: to the right or to the front); a piece
 * moves along both axes and turns clockwise by quarter turns; two rooms change what they are for; the home becomes longer
 * or shorter by feet where a room lies.
 */
export type Edit =
  | { readonly kind: 'wall' | 'door' | 'window'; readonly of: number; readonly by: number }
  | { readonly kind: 'piece'; readonly of: number; readonly x: number; readonly y: number }
  | { readonly kind: 'turn'; readonly of: number; readonly quarters: number }
  | { readonly kind: 'swap'; readonly of: number; readonly with: number }
  | { readonly kind: 'stretch'; readonly of: number; readonly feet: number };

/** Why a change was not made, as a sentence for whoever asked for it. */
export interface Refused {
  readonly refused: string;
}

/** A change that was not made. @param why as a sentence */
export const refused = (why: string): Refused => ({ refused: why });

/** The longest code of a plan with its changes, and the most changes that are read. */
export const editLimits = { code: 200, edits: 60, inches: 960, feet: 40 } as const;

export const tooLongForRoad = 'A section longer than 80 feet cannot go by road.';
export const tooManyChanges =
  'No more changes fit into the address of the plan. Undo some of them, or start again from another plan.';
