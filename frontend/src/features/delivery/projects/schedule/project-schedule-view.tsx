import { useProjectScheduleQuery } from '../../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { ListState } from '../list/list-state.tsx';
import type { EditableListing } from '../list/project-listing.ts';
import { RowsSkeleton } from '../list/view-skeletons.tsx';
import { ProjectSchedule } from './project-schedule.tsx';

/** The timeline over all projects. */
export const ProjectScheduleView = ({ onEdit, ...listing }: EditableListing) => {
  const { page, search, status } = listing.filter;
  const { data, previousData, loading, error, refetch } = useProjectScheduleQuery({
    variables: { page, search, status },
  });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['projects'], read);
  const board = (data ?? previousData)?.projectBoard;
  return (
    <ListState
      {...listing}
      error={error}
      loading={loading}
      onRetry={read}
      total={board?.pagination}
      skeleton={<RowsSkeleton />}
    >
      {board && <ProjectSchedule projects={board.projects} today={board.today} onEdit={onEdit} />}
    </ListState>
  );
};
