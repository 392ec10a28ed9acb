import { useRef, useState } from 'react';
import type { WorkspaceKind } from '@hearthline/rules/office/workspace-changes.ts';
import { useWorkspaceChanges } from './workspace-changes.ts';

interface LiveList {
  /** Others have changed something, and the list waits with showing it until the pointer leaves the rows. */
  readonly isBehind: boolean;
  /** Shows it now. */
  readonly catchUp: () => void;
  /** The pointer came over the rows, or left them. */
  readonly onPointer: (isOver: boolean) => void;
}

/**
 * Reads a list again when others have changed what it shows; but not while the pointer is over the rows, because what it is about
 * to press would move away.
 */
export const useLiveList = (kinds: readonly WorkspaceKind[], read: () => void): LiveList => {
  const isOver = useRef(false);
  const [isBehind, setBehind] = useState(false);
  const catchUp = (): void => {
    setBehind(false);
    read();
  };
  useWorkspaceChanges(kinds, () => {
    if (isOver.current) setBehind(true);
    else read();
  });
  return {
    isBehind,
    catchUp,
    onPointer: (over) => {
      isOver.current = over;
      if (!over && isBehind) catchUp();
    },
  };
};
