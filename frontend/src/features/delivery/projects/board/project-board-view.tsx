import { useProjectBoardQuery } from '../../../../gql/generated.ts';
import { useBoardFlight } from '../../../../ui/board/board-flight.ts';
import type { EditableListing } from '../list/project-listing.ts';
import { ListState } from '../list/list-state.tsx';
import { BoardSkeleton } from '../../../../ui/board/board-skeleton.tsx';
import { ProjectBoard } from './project-board.tsx';

/** The board of projects by stage, which follows what others do. */
export const ProjectBoardView = ({ onEdit, ...listing }: EditableListing) => {
  const { page, search, status } = listing.filter;
  const { data, previousData, loading, error, refetch } = useProjectBoardQuery({
    variables: { page, search, status },
  });
  const read = (): void => void refetch().catch(() => undefined);
  const onLift = useBoardFlight(['projects'], read);
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
        <ProjectBoard
          projects={board.projects}
          today={board.today}
          onLift={onLift}
          onChanged={read}
          onEdit={onEdit}
        />
      )}
    </ListState>
  );
};
