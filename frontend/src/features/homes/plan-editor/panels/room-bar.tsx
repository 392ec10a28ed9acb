import { chakra } from '@chakra-ui/react/styled-system';
import type { Room } from '@hearthline/model/plan/document.ts';
import { isResizable } from '@hearthline/model/plan/plan-change.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { MinusIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';
import { roomSize } from '../state/words.ts';

/** In feet: one press. */
const step = 1;

interface RoomBarProps {
  readonly room: Room;
  /** Whether the plan is being changed. */
  readonly isChanging: boolean;
  readonly onResize: (room: Room, feet: number) => void;
}

/** The room that is chosen, and what makes it longer or shorter, and the home with it. */
export const RoomBar = ({ room, isChanging, onResize }: RoomBarProps) => {
  const resize = (feet: number) => ({
    variant: 'outline' as const,
    size: 'sm' as const,
    'aria-disabled': isChanging,
    onClick: () => isChanging || onResize(room, feet),
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.p textStyle="small" flex="1 1 8rem" minW="0">
        <chakra.strong fontWeight="600">{room.name}</chakra.strong>{' '}
        <chakra.span color="quiet" whiteSpace="nowrap">
          {roomSize(room.floor)}
        </chakra.span>
      </chakra.p>
      {isResizable(room) ? (
        <chakra.div role="group" aria-label={`${room.name}, 1 ft at a time`} display="flex" gap="2">
          <Button {...resize(-step)}>
            <MinusIcon /> Shorter
          </Button>
          <Button {...resize(step)}>
            <PlusIcon /> Longer
          </Button>
        </chakra.div>
      ) : (
        <chakra.span textStyle="small" color="quiet">
          Its size follows the rooms around it.
        </chakra.span>
      )}
    </chakra.div>
  );
};
