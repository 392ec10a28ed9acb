import { useRef } from 'react';
import type { WorkspaceKind } from '@hearthline/rules/office/workspace-changes.ts';
import { useWorkspaceChanges } from '../../platform/graphql/workspace-changes.ts';

/**
 * Reads a board again when others have changed what it shows. Nothing moves under a card that is in the air: what changes meanwhile is
 * read when it has landed.
 * @returns what the board calls when a card is picked up (true) and when it has landed
 */
export const useBoardFlight = (
  kinds: readonly WorkspaceKind[],
  read: () => void,
): ((lifted: boolean) => void) => {
  const flight = useRef({ lifted: false, missed: false });
  useWorkspaceChanges(kinds, () => {
    if (flight.current.lifted) flight.current.missed = true;
    else read();
  });
  return (lifted) => {
    const { missed } = flight.current;
    flight.current = { lifted, missed: false };
    if (!lifted && missed) read();
  };
};
