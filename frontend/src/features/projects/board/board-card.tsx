import { useDraggable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { BoardProjectFragment } from '../../../gql/generated.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { statusTitles } from '../project-words.ts';
import { lateText, shortDay } from '../due-words.ts';
import { GripIcon } from './board-icons.tsx';

const Frame = chakra('article', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minW: '0',
    p: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius)',
    textStyle: 'fine',
    cursor: 'grab',
    _hover: { borderColor: 'edge' },
  },
  variants: {
    late: { true: { borderInlineStartWidth: '3px', borderInlineStartColor: 'danger' } },
    // What is dragged is drawn above everything else; here stays its place.
    place: { true: { opacity: '0.4' } },
    lifted: { true: { boxShadow: 'high', cursor: 'grabbing' } },
    busy: { true: { opacity: '0.7' } },
  },
});

const Name = chakra(Link, {
  base: {
    color: 'ink',
    fontWeight: '600',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    // Native dragging of the link would take the place of ours.
    userSelect: 'none',
    _hover: { textDecoration: 'underline' },
  },
});

interface CardProps {
  readonly project: BoardProjectFragment;
  readonly today: string;
}

/** What a card says: name, customer, when its stage is due, and how late it is. */
const Facts = ({ project, today }: CardProps) => {
  const { id, name, customerName, status, dueOn, daysLate } = project;
  return (
    <>
      <Name to={`/projects/${id}`} draggable={false}>
        {name}
      </Name>
      {customerName && (
        <chakra.p color="quiet" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {customerName}
        </chakra.p>
      )}
      <chakra.p color="quiet">
        {status === 'on_hold' || status === 'completed' || status === 'cancelled'
          ? statusTitles[status]
          : dueOn
            ? `Due ${shortDay(dueOn, today)}`
            : 'No date yet'}
        {daysLate !== null && (
          <>
            {' · '}
            <chakra.strong color="danger" whiteSpace="nowrap">
              {lateText(daysLate)}
            </chakra.strong>
          </>
        )}
      </chakra.p>
    </>
  );
};

interface BoardCardProps extends CardProps {
  /** The stages that it can be moved to. */
  readonly stages: readonly string[];
  readonly busy: boolean;
  readonly movable: boolean;
  readonly onMove: (stage: string) => void;
}

/** A project on the board: dragged as a whole with a pointer, by its handle with the keyboard, or moved by its menu. */
export const BoardCard = ({ project, today, stages, busy, movable, onMove }: BoardCardProps) => {
  const { id, name, stage, daysLate } = project;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled: !movable,
    data: { name },
  });
  return (
    <Frame
      ref={setNodeRef}
      aria-label={name}
      late={daysLate !== null}
      place={isDragging}
      busy={busy}
      aria-busy={busy || undefined}
      {...listeners}
    >
      <Facts project={project} today={today} />
      {movable && (
        <chakra.div display="flex" justifyContent="space-between" gap="1" mt="1" _print={{ display: 'none' }}>
          <Button
            {...attributes}
            ref={setActivatorNodeRef}
            id={handleId(id)}
            variant="ghost"
            size="icon"
            cursor="grab"
            color="quiet"
            w={{ base: '11', sm: '7' }}
            h={{ base: '11', sm: '7' }}
            aria-label={`Drag ${name}`}
          >
            <GripIcon />
          </Button>
          <Menu
            label={`Move ${name}`}
            trigger={
              <Button
                variant="ghost"
                size="sm"
                px="2"
                minH={{ base: '11', sm: '7' }}
                aria-label={`Move ${name}`}
              >
                Move
              </Button>
            }
            actions={stages
              .filter((other) => other !== stage)
              .map((other) => ({
                id: other,
                title: `Move to ${other}`,
                label: `Move ${name} to ${other}`,
                run: () => onMove(other),
              }))}
          />
        </chakra.div>
      )}
    </Frame>
  );
};

/** Id of the button that picks a card up, which has the focus again after a drop. */
export const handleId = (id: string): string => `drag-project-${id}`;

/** The card under the pointer while it is dragged. */
export const LiftedCard = (props: CardProps) => (
  <Frame lifted late={props.project.daysLate !== null} aria-hidden>
    <Facts {...props} />
  </Frame>
);
