import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Menu } from '../actions/menu.tsx';
import type { MenuEntry } from '../actions/menu-entry.ts';
import { Button } from '../actions/button.tsx';
import { MoreIcon } from '../theme/further-icons.tsx';
import { useCardPart } from './board-parts.ts';
import { GripIcon } from './grip-icon.tsx';

const Frame = chakra('article', {
  base: {
    display: 'grid',
    gap: '0.5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: 'relative',
    minW: '0',
    p: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius)',
    textStyle: 'fine',
    _hover: { borderColor: 'edge' },
  },
  variants: {
    late: { true: { borderInlineStartWidth: '3px', borderInlineStartColor: 'danger' } },
    movable: { true: { cursor: 'grab' } },
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

const tool = {
  variant: 'ghost',
  size: 'icon',
  w: { base: '11', sm: '7' },
  h: { base: '11', sm: '7' },
  color: 'quiet',
} as const;

/** A mouse takes the card as a whole, so that its handle only shows itself to the keyboard and leaves the words their room. */
const handleLook = {
  '@media (hover: hover) and (pointer: fine)': {
    '&:not(:focus-visible)': { opacity: '0', pointerEvents: 'none' },
    position: 'absolute',
    insetInlineEnd: '1',
    top: '1',
    bg: 'surface',
  },
} as const;

/** What a card shows, in its place and while it is in the air. */
export interface CardContent {
  /** What it is called, which leads to its page. */
  readonly title: string;
  readonly to: string;
  /** Below the name. */
  readonly subtitle?: ReactNode;
  /** At the foot, beside the tools. */
  readonly foot: ReactNode;
  /** Marked as overdue. */
  readonly late?: boolean;
}

const Head = ({ title, to, subtitle }: CardContent) => (
  <>
    <Name to={to} draggable={false}>
      {title}
    </Name>
    {subtitle}
  </>
);

interface BoardCardProps extends CardContent {
  readonly id: string;
  /** How it is named in spoken words, if not by its title. */
  readonly name?: string;
  readonly busy: boolean;
  /** Where its menu moves it to; it cannot be moved without one. */
  readonly moves: readonly MenuEntry[];
  /** What else its menu offers, above those. */
  readonly actions?: readonly MenuEntry[];
}

/** A card of a board: dragged as a whole with a pointer, by its handle with the keyboard, or moved by its menu. */
export const BoardCard = ({ id, busy, moves, actions = [], name, ...content }: BoardCardProps) => {
  const { title, late = false, foot } = content;
  const called = name ?? title;
  const isMovable = moves.length > 0;
  const menuName = isMovable ? `Move ${called}` : `More actions for ${called}`;
  const { element, handle, drag } = useCardPart({ id, name: called, disabled: !isMovable });
  return (
    <Frame
      ref={element}
      aria-label={called}
      late={late}
      movable={isMovable}
      place={drag.isDragging ?? false}
      busy={busy}
      aria-busy={busy || undefined}
      {...drag.listeners}
    >
      <Head {...content} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1">
        {foot}
        {isMovable || actions.length > 0 ? (
          <chakra.div display="flex" flexShrink="0" ms="auto" me="-1" _print={{ display: 'none' }}>
            {isMovable && (
              <Button
                {...drag.attributes}
                {...tool}
                ref={handle}
                id={handleId(id)}
                cursor="grab"
                css={handleLook}
                aria-label={`Drag ${called}`}
              >
                <GripIcon />
              </Button>
            )}
            <Menu
              label={menuName}
              trigger={
                <Button {...tool} aria-label={menuName}>
                  <MoreIcon />
                </Button>
              }
              actions={[...actions, ...moves]}
            />
          </chakra.div>
        ) : null}
      </chakra.div>
    </Frame>
  );
};

/** Id of the button that picks a card up, which has the focus again after a drop. */
export const handleId = (id: string): string => `drag-${id}`;

/** The card under the pointer while it is dragged. */
export const LiftedCard = (content: CardContent) => (
  <Frame lifted late={content.late ?? false} aria-hidden>
    <Head {...content} />
    {content.foot}
  </Frame>
);
