import type { ProjectDetailsFragment } from '../../../../gql/generated.ts';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { NextIcon } from '../../../../ui/theme/icons.tsx';
import { MoveWithoutPapersDialog } from './move-without-papers-dialog.tsx';
import { useMoveProject } from './use-move-project.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

interface MoveNextButtonProps {
  readonly project: ProjectDetailsFragment;
  /** Reads the project anew. */
  readonly onChanged: () => void;
}

/** Moves a project to the next stage of its timeline, which the button names: `Move to Permits`. */
export const MoveNextButton = ({ project, onChanged }: MoveNextButtonProps) => {
  const { user } = useSession();
  const { move, undoLast, moving, refused, moveWithReason, giveUp } = useMoveProject(onChanged);
  const { status, nextStage } = project;
  const movable = mayChange(user, 'project:move', project);
  useShortcuts('Project', movable ? [{ key: 'z', title: 'Undo the last move', run: undoLast }] : []);
  if (!movable || !nextStage || status === 'completed' || status === 'cancelled') return null;
  return (
    <>
      <Button disabled={moving.size > 0} onClick={() => move(project, nextStage.name)}>
        Move to {nextStage.name}
        <NextIcon />
      </Button>
      {refused && <MoveWithoutPapersDialog refused={refused} onMove={moveWithReason} onClose={giveUp} />}
    </>
  );
};
