import { useState } from 'react';
import { useProjectBoardQuery } from '../../../gql/generated.ts';
import type { ProjectListing } from '../list/project-listing.ts';
import { ListState } from '../list/list-state.tsx';
import { BoardSkeleton } from '../list/view-skeletons.tsx';
import { ProjectBoard } from './project-board.tsx';

/** The board of projects by stage, which follows what others do. */
export const ProjectBoardView = (listing: ProjectListing) => {
  const [lifted, setLifted] = useState(false);
  const { page, search, status } = listing.filter;
  const { data, previousData, loading, error, refetch } = useProjectBoardQuery({
    variables: { page, search, status },
    fetchPolicy: 'cache-and-network',
    // Others move projects too; but nothing moves under a card that is in the air.
    pollInterval: lifted ? 0 : 30_000,
  });
  const read = (): void => void refetch().catch(() => undefined);
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
        <ProjectBoard projects={board.projects} today={board.today} onLift={setLifted} onChanged={read} />
      )}
    </ListState>
  );
};
