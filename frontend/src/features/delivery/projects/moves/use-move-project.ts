import { foldStage } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { followWords } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { useRef, useState } from 'react';
import {
  useMoveProjectMutation,
  useUndoProjectMoveMutation,
  type BoardProjectFragment,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useQueuedMoves } from '../../../../ui/board/queued-moves.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** A project, as far as it can be moved. */
export type Movable = Pick<BoardProjectFragment, 'id' | 'version' | 'name' | 'status' | 'stage' | 'progress'>;

/** A move that can still be undone, with the version that it made. */
interface Done {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly version: number;
}

/** A move that the server refuses without a reason, because of what the stage requires. */
export interface RefusedMove {
  readonly project: Movable;
  readonly stage: string;
  readonly version: number;
  /** What is missing. */
  readonly message: string;
}

const changedMeanwhile = 'Someone else just changed it. You see the latest version.';

/**
 * Moves projects between stages. A move shows at once, can be undone from its notification, and goes back if it is refused.
 * @param onChanged called when somebody else has changed a project meanwhile
 */
export const useMoveProject = (onChanged: () => void) => {
  const [send] = useMoveProjectMutation(useRefetchActiveQueries('Projects', 'ProjectEvents'));
  const [sendUndo] = useUndoProjectMoveMutation(useRefetchActiveQueries('Projects', 'ProjectEvents'));
  const last = useRef<Done | null>(null);
  const [refused, setRefused] = useState<RefusedMove | null>(null);

  const refuse = (title: string, error: unknown): void => {
    const isConflict = problemOf(error).code === 'CONFLICT';
    if (isConflict) onChanged();
    showToast({ title, text: isConflict ? changedMeanwhile : errorText(error), tone: 'error' });
  };

  const undo = async ({ id, name, from, version }: Done): Promise<void> => {
    last.current = null;
    try {
      await sendUndo({ variables: { id, input: { version } } });
      showToast({ title: 'Move undone', text: `${name} is in ${from} again.` });
    } catch (error) {
      refuse(`${name} stays where it is`, error);
    }
  };

  const request = async (
    project: Movable,
    input: { readonly version: number; readonly stage: string; readonly withoutPapers?: string },
  ): Promise<number | null> => {
    const { id, name, stage: from } = project;
    const { data } = await send({ variables: { id, input } });
    const moved = data?.moveProject;
    if (!moved) return null;
    const done = { id, name, from, version: moved.version };
    last.current = done;
    const follows = followWords({ ...project, stage: input.stage }, moved);
    showToast({
      title: `${name} is in ${moved.stage}`,
      ...(follows && { text: `This also set ${follows}.` }),
      action: { label: 'Undo', onAction: () => void undo(done) },
    });
    return moved.version;
  };

  /** @returns the version of the project then; null if it was not moved */
  const attempt = async (project: Movable, stage: string, version: number): Promise<number | null> => {
    try {
      return await request(project, { version, stage });
    } catch (error) {
      const message = problemOf(error).fieldErrors['withoutPapers'];
      if (message) setRefused({ project, stage, version, message });
      else refuse(`${project.name} was not moved`, error);
      return null;
    }
  };

  const { move, moving } = useQueuedMoves(attempt);
  return {
    move: (project: Movable, stage: string) => {
      if (foldStage(moving.get(project.id) ?? project.stage) !== foldStage(stage)) move(project, stage);
    },
    /** Undoes the last move, if there is one to undo. */
    undoLast: () => last.current && void undo(last.current),
    moving,
    /** A move that needs a reason; null while there is none. */
    refused,
    /** Makes that move for a reason; throws what the server refuses. */
    moveWithReason: async (withoutPapers: string): Promise<void> => {
      if (refused)
        await request(refused.project, { version: refused.version, stage: refused.stage, withoutPapers });
    },
    giveUp: () => setRefused(null),
  };
};
