import { useRef } from 'react';
import { useProjectBoardQuery } from '../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import type { ProjectListing } from '../list/project-listing.ts';
import { ListState } from '../list/list-state.tsx';
import { BoardSkeleton } from '../list/view-skeletons.tsx';
import { ProjectBoard } from './project-board.tsx';

/** The board of projects by stage, which follows what others do. */
export const ProjectBoardView = (listing: ProjectListing) => {
  const { page, search, status } = listing.filter;
  const { data, previousData, loading, error, refetch } = useProjectBoardQuery({
    variables: { page, search, status },
    fetchPolicy: 'cache-and-network',
  });
  const read = (): void => void refetch().catch(() => undefined);
  /** Nothing moves under a card that is in the air: what changes meanwhile is read when it has landed. */
  const flight = useRef({ lifted: false, missed: false });
  useWorkspaceChanges(['projects'], () => {
    if (flight.current.lifted) flight.current.missed = true;
    else read();
  });
  const onLift = (lifted: boolean): void => {
    const { missed } = flight.current;
    flight.current = { lifted, missed: false };
    if (!lifted && missed) read();
  };
  const board = (data ?? previousData)?.projectBoard;
  return (
    <ListState
      {...listing}
      error={error}
      loading={loading}
      onRetry={read}
      total={board?.pagination}
      skeleton={<BoardSkeleton />}
    >
      {board && (
        <ProjectBoard projects={board.projects} today={board.today} onLift={onLift} onChanged={read} />
      )}
    </ListState>
  );
};
