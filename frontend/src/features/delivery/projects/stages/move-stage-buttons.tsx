import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronIcon } from '../../../../ui/theme/icons.tsx';

interface MoveStageButtonsProps {
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

/** Moves a stage up or down the time line, by keyboard as well as by pointer. */
export const MoveStageButtons = ({ name, first, last, onMove }: MoveStageButtonsProps) => (
  <chakra.div display="flex">
    <Button
      variant="ghost"
      size="icon"
      w="9"
      aria-label={`Move ${name} up`}
      disabled={first}
      onClick={() => onMove(-1)}
    >
      <chakra.span transform="rotate(180deg)" display="grid">
        <ChevronIcon />
      </chakra.span>
    </Button>
    <Button
      variant="ghost"
      size="icon"
      w="9"
      aria-label={`Move ${name} down`}
      disabled={last}
      onClick={() => onMove(1)}
    >
      <ChevronIcon />
    </Button>
  </chakra.div>
);
