import type { Door, Window } from '../../plan/document.ts';

/**
 * What of a window or door really opens, in square inches: what is stated, and no more than its clear opening. A document may
 * state half of the glass, of which frame and sash take a part.
 */
export const openableArea = (
  item: Pick<Door | Window, 'openableArea' | 'clearWidth' | 'clearHeight'>,
): number => Math.min(item.openableArea ?? 0, item.clearWidth * item.clearHeight);
