import { can } from '@hearthline/rules/permissions.ts';
import { boardColumns } from '@hearthline/rules/delivery/projects/moves.ts';
import { foldStage } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useMemo } from 'react';
import type { BoardProjectFragment } from '../../../../gql/generated.ts';
import { useAssignOne } from '../../../../domain/owner/use-assign-one.tsx';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { BoardCard, LiftedCard } from '../../../../ui/board/board-card.tsx';
import { BoardColumn } from '../../../../ui/board/board-column.tsx';
import { Board } from '../../../../ui/board/board.tsx';
import { useFollowCard } from '../../../../ui/board/follow-card.ts';
import { projectActions } from '../list/project-actions.ts';
import { MoveWithoutPapersDialog } from '../moves/move-without-papers-dialog.tsx';
import { useMoveProject } from '../moves/use-move-project.ts';
import { projectCard } from './project-board-card.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

interface ProjectBoardProps {
  readonly projects: readonly BoardProjectFragment[];
  readonly today: string;
  /** Whether a card is in the air: nothing should change under it. */
  readonly onLift: (lifted: boolean) => void;
  readonly onChanged: () => void;
  readonly onEdit: (id: string) => void;
}

/** Projects by stage: whatever is dropped on another column moves there. */
export const ProjectBoard = ({ projects, today, onLift, onChanged, onEdit }: ProjectBoardProps) => {
  const { user } = useSession();
  const movable = can(user, 'project:move');
  const { move, undoLast, moving, refused, moveWithReason, giveUp } = useMoveProject(onChanged);
  useShortcuts('Projects', movable ? [{ key: 'z', title: 'Undo the last move', run: undoLast }] : []);
  const assigning = useAssignOne('project', onChanged);
  const columns = useMemo(
    () =>
      boardColumns(
        projects.map((project) => ({ ...project, stage: moving.get(project.id) ?? project.stage })),
      ),
    [projects, moving],
  );
  const follow = useFollowCard(columns);
  const stages = columns.map(({ stage }) => stage);
  const moveTo = (id: string, stage: string | undefined): void => {
    const stored = projects.find((each) => each.id === id);
    if (stored && stage !== undefined) move(stored, stage);
  };
  const movesOf = ({ id, name, stage }: BoardProjectFragment) =>
    stages
      .filter((other) => other !== stage)
      .map((other) => ({
        id: other,
        title: `Move to ${other}`,
        label: `Move ${name} to ${other}`,
        run: () => {
          follow(id);
          moveTo(id, other);
        },
      }));
  return (
    <>
      <Board
        label="Projects by stage"
        thing="project"
        onLift={onLift}
        onDrop={(id, column) =>
          moveTo(
            id,
            stages.find((stage) => foldStage(stage) === column),
          )
        }
        lifted={(id) => {
          const project = projects.find((each) => each.id === id);
          return project && <LiftedCard {...projectCard(project, today)} />;
        }}
      >
        {columns.map(({ stage, projects: here }, place) => (
          <BoardColumn
            key={stage}
            id={foldStage(stage)}
            title={stage}
            place={place}
            count={here.length}
            things={here.length === 1 ? 'project' : 'projects'}
          >
            {here.map((project) => (
              <BoardCard
                key={project.id}
                id={project.id}
                {...projectCard(project, today)}
                busy={moving.has(project.id)}
                actions={[
                  ...projectActions(project, onEdit),
                  ...assigning.entriesOf({
                    ...project,
                    what: project.name,
                    owner: project.managerId ?? null,
                  }),
                ]}
                moves={mayChange(user, 'project:move', project) ? movesOf(project) : []}
              />
            ))}
          </BoardColumn>
        ))}
      </Board>
      {assigning.dialog}
      {refused && <MoveWithoutPapersDialog refused={refused} onMove={moveWithReason} onClose={giveUp} />}
    </>
  );
};
