import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { boardColumns } from '@hearthline/rules/projects/moves.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProjectFragment } from '../../../gql/generated.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { useMoveProject } from '../moves/use-move-project.ts';
import { BoardCard, handleId, LiftedCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { toNextColumn } from './column-keys.ts';
import { dragAnnouncements, dragInstructions } from './drag-words.ts';

const Columns = chakra('div', {
  base: {
    // `relative`, so that content for screen readers only scrolls with it and does not widen the page.
    position: 'relative',
    display: 'flex',
    gap: '2',
    alignItems: 'stretch',
    overflowX: 'auto',
    pb: '2',
    scrollSnapType: { base: 'x proximity', sm: 'none' },
  },
});

/** The column under the pointer; for the keyboard, which has none, the one under the card. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

interface ProjectBoardProps {
  readonly projects: readonly BoardProjectFragment[];
  readonly today: string;
  /** Whether a card is in the air: nothing should change under it. */
  readonly onLift: (lifted: boolean) => void;
  readonly onChanged: () => void;
}

/** Projects by stage: whatever is dropped on another column moves there. */
export const ProjectBoard = ({ projects, today, onLift, onChanged }: ProjectBoardProps) => {
  const { user } = useSession();
  const movable = can(user, 'project:move');
  const { move, undoLast, moving } = useMoveProject(onChanged);
  const [lifted, setLifted] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that rests picks up, one that moves scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  useShortcuts('Projects', movable ? [{ key: 'z', title: 'Undo the last move', run: undoLast }] : []);
  const columns = useMemo(
    () =>
      boardColumns(
        projects.map((project) => ({ ...project, stage: moving.get(project.id) ?? project.stage })),
      ),
    [projects, moving],
  );
  /** The card that a menu has moved: its button is gone from where it was, and the keyboard goes on at the new place. */
  const follow = useRef<string | null>(null);
  useEffect(() => {
    if (follow.current) document.getElementById(handleId(follow.current))?.focus();
    follow.current = null;
  }, [columns]);
  const stages = columns.map(({ stage }) => stage);
  const inAir = projects.find(({ id }) => id === lifted);
  const land = (): void => {
    setLifted(null);
    onLift(false);
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    land();
    const project = projects.find(({ id }) => id === active.id);
    const stage = over?.data.current?.['stage'] as string | undefined;
    if (project && stage) move(project, stage);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: dragAnnouncements, screenReaderInstructions: dragInstructions }}
      onDragStart={({ active }) => {
        setLifted(String(active.id));
        onLift(true);
      }}
      onDragEnd={drop}
      onDragCancel={land}
    >
      <Columns role="group" aria-label="Projects by stage" tabIndex={0}>
        {columns.map(({ stage, projects: here }, place) => (
          <BoardColumn key={stage} stage={stage} place={place} count={here.length}>
            {here.map((project) => (
              <BoardCard
                key={project.id}
                project={project}
                today={today}
                stages={stages}
                busy={moving.has(project.id)}
                movable={movable}
                onMove={(to) => {
                  const stored = projects.find(({ id }) => id === project.id);
                  follow.current = project.id;
                  if (stored) move(stored, to);
                }}
              />
            ))}
          </BoardColumn>
        ))}
      </Columns>
      <DragOverlay dropAnimation={null}>{inAir && <LiftedCard project={inAir} today={today} />}</DragOverlay>
    </DndContext>
  );
};
