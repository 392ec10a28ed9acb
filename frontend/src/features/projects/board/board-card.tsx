import { useDraggable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { BoardProjectFragment } from '../../../gql/generated.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { MoreIcon } from '../../../ui/theme/further-icons.tsx';
import { statusTitles } from '../project-words.ts';
import { lateText, shortDay } from '../due-words.ts';
import { GripIcon } from './board-icons.tsx';

const Frame = chakra('article', {
  base: {
    display: 'grid',
    gap: '0.5',
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

/** What a card says first: what is built, for whom. */
const Title = ({ project: { id, name, customerName } }: Pick<CardProps, 'project'>) => (
  <>
    <Name to={`/projects/${id}`} draggable={false}>
      {name}
    </Name>
    {customerName && (
      <chakra.p color="quiet" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {customerName}
      </chakra.p>
    )}
  </>
);

/** When its stage is due, and how late it is; or why nothing is due. */
const DueText = ({ project: { status, dueOn, daysLate }, today }: CardProps) => (
  <chakra.p color="quiet" flex="1" minW="0" whiteSpace="nowrap">
    {status === 'on_hold' || status === 'completed' || status === 'cancelled'
      ? statusTitles[status]
      : dueOn
        ? `Due ${shortDay(dueOn, today)}`
        : 'No date yet'}
    {daysLate !== null && (
      <chakra.strong display="block" color="danger">
        {lateText(daysLate)}
      </chakra.strong>
    )}
  </chakra.p>
);

const tool = {
  variant: 'ghost',
  size: 'icon',
  w: { base: '11', sm: '7' },
  h: { base: '11', sm: '7' },
  color: 'quiet',
} as const;

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
      <Title project={project} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1">
        <DueText project={project} today={today} />
        {movable && (
          <chakra.div display="flex" flexShrink="0" me="-1" _print={{ display: 'none' }}>
            <Button
              {...attributes}
              {...tool}
              ref={setActivatorNodeRef}
              id={handleId(id)}
              cursor="grab"
              aria-label={`Drag ${name}`}
            >
              <GripIcon />
            </Button>
            <Menu
              label={`Move ${name}`}
              trigger={
                <Button {...tool} aria-label={`Move ${name}`}>
                  <MoreIcon />
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
      </chakra.div>
    </Frame>
  );
};

/** Id of the button that picks a card up, which has the focus again after a drop. */
export const handleId = (id: string): string => `drag-project-${id}`;

/** The card under the pointer while it is dragged. */
export const LiftedCard = (props: CardProps) => (
  <Frame lifted late={props.project.daysLate !== null} aria-hidden>
    <Title {...props} />
    <DueText {...props} />
  </Frame>
);
